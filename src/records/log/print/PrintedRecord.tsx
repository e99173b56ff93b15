import { StatusTag } from '@/shared/ui/Tag';
import { PriorityMark } from '../../common/marks';
import { SectionLevel } from '../../common/SectionHeading';
import { PeopleProject } from '../../people/peopleProject';
import { Comments } from '../comments/Comments';
import { Facts } from '../facts/Facts';
import { History } from '../facts/History';
import { factsOf } from '../facts/recordFacts';
import { isPicture } from '../files/attachmentFiles';
import type { AnyLog, RecordDetail } from '../log';
import classes from './Print.module.css';

/** A whole record with its photos, on pages of its own. */
export function PrintedRecord({ log, item }: { log: AnyLog; item: RecordDetail }) {
  const files = item.attachments.filter((attachment) => !isPicture(attachment));
  return (
    <PeopleProject value={null}>
      <article className={classes.record}>
        <h2>
          {item.number ?? 'Draft'} {item.title}
        </h2>
        <p className={classes.marks}>
          <StatusTag status={item.status} /> {log.Outcome && <log.Outcome row={item} />}{' '}
          <PriorityMark priority={item.priority} />
        </p>
        {item.description && <p className={classes.text}>{item.description}</p>}
        <SectionLevel value="h3">
          <Facts facts={factsOf(log, item)} />
          <div className={classes.photos}>
            {item.attachments.filter(isPicture).map(({ id, url, fileName }) => (
              <figure key={id}>
                <img src={url} alt="" />
                <figcaption>{fileName}</figcaption>
              </figure>
            ))}
          </div>
          {files.length > 0 && (
            <Facts facts={[['Files', files.map(({ fileName }) => fileName).join(', ')]]} />
          )}
          {log.Body?.({ item, log })}
          <Comments
            comments={item.comments}
            projectId={item.projectId}
            draftKey={null}
            mayBeInternal={false}
            onAdd={undefined}
          />
          <History entries={item.history} />
        </SectionLevel>
      </article>
    </PeopleProject>
  );
}
