import { Button } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { updateRfi } from '@/api/generated/rfis.gen';
import type { Rfi } from '@/api/generated/types.gen';
import detail from '@/records/common/Detail.module.css';
import { SectionHeading } from '@/records/common/SectionHeading';
import { usePlaces } from '@/records/common/usePlaces';
import { AnswerFiles } from '@/records/log/files/AnswerFiles';
import type { AnyLog } from '@/records/log/log';
import { useRecordWrite } from '@/records/log/writes';
import { PersonName } from '@/records/people/PersonName';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import { Tag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';
import { pathOf } from '../operations';
import { NewResponse } from './NewResponse';

/** Shows the responses, oldest first, and the form for a new one. */
export function Responses({ rfi, log }: { rfi: Rfi; log: AnyLog }) {
  const title = useId();
  const { responses, suggestedAnswer } = rfi;
  const { shown, more } = useShown(responses);
  const place = usePlaces();
  const decides = rfi.permittedActions.includes('respond_officially');
  const mark = useRecordWrite(log, {
    operation: 'updateRfi',
    write: (officialResponseId: string) =>
      updateRfi({
        path: pathOf(rfi),
        body: { version: rfi.version, officialResponseId },
        throwOnError: true,
      }),
  });
  const mayRespond = rfi.permittedActions.includes('respond');
  return (
    <>
      {suggestedAnswer && (
        <section aria-labelledby={`${title}-s`} className={`mt-12 text-sm ${detail.suggestion}`}>
          <SectionHeading id={`${title}-s`}>Suggested answer</SectionHeading>
          <p className={detail.body}>{suggestedAnswer}</p>
        </section>
      )}
      <section aria-labelledby={title} className={detail.section}>
        <SectionHeading id={title}>Responses</SectionHeading>
        {responses.length === 0 && !mayRespond && <p className="m-top-8 quiet text-sm">None</p>}
        <ol className={`grid gap-12 text-sm list ${detail.entries}`}>
          {shown.map(({ id, body, official, attachmentIds, createdBy, createdAt, onBehalfOf }) => (
            <li
              key={id}
              className={`flex gap-8 p-8-12 outlined rounded ${detail.response}`}
              data-official={official || undefined}
              {...place(id)}
            >
              <PersonAvatar person={createdBy} size={28} />
              <div className="grow min-w-0 breaks">
                <div className={`quiet ${detail.byline}`}>
                  <strong>
                    <PersonName person={createdBy} />
                  </strong>
                  {onBehalfOf && ` for ${onBehalfOf.name}`} <Since at={createdAt} />
                  {official && (
                    <>
                      {' '}
                      <Tag state="done">Official response</Tag>
                    </>
                  )}
                </div>
                <p className={detail.body}>{body}</p>
                <AnswerFiles ids={attachmentIds} attachments={rfi.attachments} />
                {decides && !official && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    ml={-8}
                    leftSection={<IconRosetteDiscountCheck size={16} aria-hidden="true" />}
                    loading={mark.isPending && mark.variables === id}
                    onClick={() => mark.mutate(id)}
                  >
                    Mark as official
                  </Button>
                )}
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
