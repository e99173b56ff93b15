import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId } from 'react';
import type { FieldChange, HistoryAction, HistoryEntry } from '@/api/generated/types.gen';
import { formatTime } from '@/shared/format/format';
import { openLabel } from '@/shared/format/labels';
import { useShown } from '@/shared/ui/useShown';
import { changeText } from '../../common/changes';
import detail from '../../common/Detail.module.css';
import { SectionHeading } from '../../common/SectionHeading';
import { PersonName } from '../../people/PersonName';

const words: Record<HistoryAction, string> = {
  created: 'created it',
  updated: 'changed it',
  status_changed: 'changed its status',
  responded: 'responded',
  attached: 'attached a file',
  detached: 'removed a file',
};

/** The history shows as an action, not as a change, whether a draft is with its manager. */
const isForPeople = ({ field }: FieldChange) => field !== 'submitted';

/** Returns what was done; null for an entry of which nothing can be shown. */
function actionText({ action, changes, reason }: HistoryEntry): string | null {
  const isSilent = action === 'updated' && !changes.some(isForPeople) && !reason;
  if (!isSilent) return openLabel(words, action).toLowerCase();
  return changes.length > 0 ? 'sent it to the manager' : null;
}

interface Props {
  entries: readonly HistoryEntry[];
  /** Sends the update that takes an entry back; undefined where nothing can be done, such as on paper. */
  onUndo?: (changes: NonNullable<HistoryEntry['undo']>) => void;
  undoing?: boolean;
}

/** Shows who changed what and when, with the old and new value; newest first. */
export function History({ entries, onUndo, undoing = false }: Props) {
  const title = useId();
  const { shown, more } = useShown(entries);
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>History</SectionHeading>
      <ul className={`grid gap-12 text-sm list ${detail.entries}`}>
        {shown.map((entry) => {
          const action = actionText(entry);
          if (action === null) return null;
          const { undo } = entry;
          return (
            <li key={entry.id} className={detail.entry}>
              <div className={`quiet ${detail.byline}`}>
                <strong>
                  <PersonName person={entry.actor} />
                </strong>{' '}
                {action} · <time dateTime={entry.at}>{formatTime(entry.at)}</time>
              </div>
              {entry.changes.filter(isForPeople).map((change) => (
                <div key={change.field} className={detail.change}>
                  {changeText(change)}
                </div>
              ))}
              {entry.reason && <div className={detail.change}>“{entry.reason}”</div>}
              {undo && onUndo && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  leftSection={<IconArrowBackUp size={14} aria-hidden="true" />}
                  ml={-8}
                  loading={undoing}
                  onClick={() => onUndo(undo)}
                >
                  Undo
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {more}
    </section>
  );
}
