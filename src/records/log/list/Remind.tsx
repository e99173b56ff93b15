import { Button, Modal, Text } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { createReminders } from '@/api/generated/projects/createReminders.gen';
import type { ReminderItem, ReminderOutcome, ReminderResult } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { useWrite } from '@/shared/feedback/useWrite';
import { count } from '@/shared/format/format';
import { namesOf, openLabel } from '@/shared/format/labels';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from '../Log.module.css';
import type { AnyLog, RecordRow } from '../log';

interface Props {
  log: AnyLog;
  projectId: string;
  /** The selected records. */
  items: readonly RecordRow[];
}

/** Reminds those who have the ball of the selected open records, and says what became of each. */
export function Remind({ log, projectId, items }: Props) {
  const isOffered = useOffers()('createReminders');
  const run = useWrite({
    operation: 'createReminders',
    write: (rows: ReminderItem[]) =>
      createReminders({ path: { projectId }, body: { items: rows }, throwOnError: true }),
    stale: [],
  });
  const open = items.filter(({ status }) => status !== 'draft' && status !== 'closed');
  if (!isOffered || open.length === 0) return null;
  const { type } = log.recordType;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconBellRinging size={16} aria-hidden="true" />}
        loading={run.isPending}
        onClick={() => run.mutate(items.map(({ id }) => ({ type, id })))}
      >
        Remind
      </Button>
      {run.data && (
        <Outcomes log={log} items={items} results={run.data.data} onClose={() => run.reset()} />
      )}
    </>
  );
}

const outcomeTexts: Readonly<Record<Exclude<ReminderOutcome, 'reminded'>, string>> = {
  already: 'Was reminded within the last day',
  nobody: 'Nobody else has the ball',
  not_open: 'Is not open',
  not_allowed: 'You may not comment it',
  not_found: 'Does not exist any more',
};

const textOf = ({ outcome, people }: ReminderResult): string =>
  outcome === 'reminded' ? `Reminded ${namesOf(people)}` : openLabel(outcomeTexts, outcome);

interface OutcomesProps extends Omit<Props, 'projectId'> {
  results: readonly ReminderResult[];
  onClose: () => void;
}

function Outcomes({ log, items, results, onClose }: OutcomesProps) {
  useReturnFocus();
  const reminded = results.filter(({ outcome }) => outcome === 'reminded').length;
  const { one, many } = log.recordType;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Reminders"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm" role="status">
        Reminders sent for {count(reminded, one, many)} of {results.length}.
      </Text>
      <ul className="m-top-12 p-0 text-sm unlisted" aria-label="Results">
        {results.map((result) => {
          const row = items.find(({ id }) => id === result.id);
          return (
            <li key={result.id} className={`flex column line-above breaks ${classes.outcomeRow}`}>
              <strong>{[row?.number, row?.title].filter(Boolean).join(' ')}</strong>
              <span>{textOf(result)}</span>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
