import { useId } from 'react';
import type { Rfi } from '@/api/generated/types.gen';
import type { AnyLog } from '@/shared/log/log';
import detail from '@/shared/records/Detail.module.css';
import { SectionHeading } from '@/shared/records/SectionHeading';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import { Tag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';
import { NewResponse } from './NewResponse';

/** The responses, oldest first, and the form for a new one. */
export function Responses({ rfi, log }: { rfi: Rfi; log: AnyLog }) {
  const title = useId();
  const { responses, suggestedAnswer } = rfi;
  const { shown, more } = useShown(responses);
  const mayRespond = rfi.permittedActions.includes('respond');
  return (
    <>
      {suggestedAnswer && (
        <section aria-labelledby={`${title}-s`} className={detail.section}>
          <SectionHeading id={`${title}-s`}>Suggested answer</SectionHeading>
          <p className={detail.body}>{suggestedAnswer}</p>
        </section>
      )}
      <section aria-labelledby={title} className={detail.section}>
        <SectionHeading id={title}>Responses</SectionHeading>
        {responses.length === 0 && !mayRespond && <p className={detail.quiet}>None</p>}
        <ol className={detail.entries}>
          {shown.map(({ id, body, official, createdBy, createdAt, onBehalfOf }) => (
            <li key={id} className={detail.response} data-official={official || undefined}>
              <PersonAvatar person={createdBy} size={28} />
              <div className={detail.commentText}>
                <div className={detail.byline}>
                  <strong>{createdBy.name}</strong>
                  {onBehalfOf && ` for ${onBehalfOf.name}`} <Since at={createdAt} />
                  {official && (
                    <>
                      {' '}
                      <Tag tone="green">Official response</Tag>
                    </>
                  )}
                </div>
                <p className={detail.body}>{body}</p>
              </div>
            </li>
          ))}
        </ol>
        {more}
        {mayRespond && <NewResponse rfi={rfi} log={log} />}
      </section>
    </>
  );
}
