import { Button } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import type { PunchItem } from '@/api/generated/types.gen';
import detail from '@/records/common/Detail.module.css';
import { SectionHeading } from '@/records/common/SectionHeading';
import type { AnyLog } from '@/records/log/log';
import { formatTime } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';

const DisputeDialog = onDemand(() => import('./DisputeDialog'));

const responseTexts = {
  pending: 'has not responded yet',
  done: 'marked complete',
  disputed: 'disputes it',
};

/** The answer of each assignee, and a button for the viewer's own. */
export function Answers({ item, log }: { item: PunchItem; log: AnyLog }) {
  const title = useId();
  const [disputing, setDisputing] = useState(false);
  const mayAnswer = item.permittedActions.includes('respond');
  const answered = item.answers.some(({ response }) => response !== 'pending');
  if (!mayAnswer && !answered) return null;
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>Assignee responses</SectionHeading>
      <ul className={`grid gap-12 text-sm list ${detail.entries}`}>
        {item.answers.map(({ party, response, note, respondedAt, respondedBy }) => (
          <li key={party.id} className={detail.entry}>
            <div className={`quiet ${detail.byline}`}>
              <strong>{party.name}</strong> {responseTexts[response]}
              {respondedAt && ` · ${formatTime(respondedAt)}`}
              {party.kind === 'company' && respondedBy && ` · ${respondedBy.name}`}
            </div>
            {note && <div className={detail.change}>“{note}”</div>}
          </li>
        ))}
      </ul>
      {mayAnswer && (
        <Button size="xs" variant="default" mt="sm" onClick={() => setDisputing(true)}>
          Dispute
        </Button>
      )}
      <Suspense>
        {disputing && <DisputeDialog item={item} log={log} onClose={() => setDisputing(false)} />}
      </Suspense>
    </section>
  );
}
