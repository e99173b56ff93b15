import { namesOf } from '@/shared/format/labels';
import { Facts, Marks } from '../../common/Facts';
import { Letterhead } from '../../common/Letterhead';
import { Section, SectionLevel } from '../../common/SectionHeading';
import { PeopleProject } from '../../people/peopleProject';
import { Comments } from '../comments/Comments';
import { History } from '../facts/History';
import { factsOf, marksOf } from '../facts/recordFacts';
import { isPicture } from '../files/attachmentFiles';
import type { AnyLog, Fact, RecordDetail } from '../log';
import classes from './Print.module.css';

/** Everybody who is told of a record, once. */
function distributionOf({ createdBy, manager, assignees, watchers }: RecordDetail): string {
  const people = [...assignees, manager, createdBy, ...watchers];
  const first = people.filter(
    ({ id }, index) => people.findIndex((one) => one.id === id) === index,
  );
  return namesOf(first);
}

/** A whole record with its photos, on pages of its own. */
export function PrintedRecord({ log, item }: { log: AnyLog; item: RecordDetail }) {
  // Paper has no hints.
  const inWords = ([label, value]: Fact): Fact =>
    label === 'Ball in court' ? [label, namesOf(item.ballInCourt)] : [label, value];
  const question = log.fields.find(({ name }) => name === 'description')?.label ?? 'Description';
  const files = item.attachments.filter((attachment) => !isPicture(attachment));
  return (
    <PeopleProject value={null}>
      <article className={classes.record}>
        <Letterhead projectId={item.projectId} />
        <h2>
          {item.number ?? `Draft ${log.recordType.one}`}: {item.title}
        </h2>
        <SectionLevel value="h3">
          <Marks facts={marksOf(log, item).map(inWords)} />
          <div className={classes.facts}>
            <Facts facts={factsOf(log, item)} />
          </div>
          {item.description && (
            <div className={classes.box}>
              <Section title={question}>
                <p className="m-0 text-sm pre-wrap">{item.description}</p>
              </Section>
            </div>
          )}
          {log.Body && (
            <div className={classes.box} data-answers="">
              <log.Body item={item} log={log} />
            </div>
          )}
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
          <Comments
            comments={item.comments}
            projectId={item.projectId}
            draftKey={null}
            mayBeInternal={false}
            onAdd={undefined}
          />
          <Section title="Distribution">
            <p className="m-0 text-sm pre-wrap">{distributionOf(item)}</p>
          </Section>
          <History entries={item.history} />
        </SectionLevel>
      </article>
    </PeopleProject>
  );
}
