import { useId } from 'react';
import type { HistoryEntry } from '@/api/generated/types.gen';
import { formatSince } from '../format/format';
import detail from './Detail.module.css';
import { optionLabel } from './labels';
import { SectionHeading } from './SectionHeading';

const words: Record<HistoryEntry['action'], string> = {
  created: 'created it',
  updated: 'changed it',
  status_changed: 'changed its status',
  responded: 'answered',
  attached: 'attached a file',
  detached: 'removed a file',
};

/** 'dueDate' is 'Due date'. */
const fieldLabel = (field: string) =>
  optionLabel(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
const said = (value: string | null) => (value === null || value === '' ? 'nothing' : value);

/** Who changed what, from what, to what, and when; newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>History</SectionHeading>
      <ul className={detail.entries}>
        {entries.map(({ id, at, actor, action, changes, reason }) => (
          <li key={id} className={detail.entry}>
            <div className={detail.byline}>
              <strong>{actor.name}</strong> {words[action]} · {formatSince(at)}
            </div>
            {changes.map(({ field, from, to }) => (
              <div key={field} className={detail.change}>
                {fieldLabel(field)}: {said(from && optionLabel(from))} →{' '}
                {said(to && optionLabel(to))}
              </div>
            ))}
            {reason && <div className={detail.change}>“{reason}”</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
