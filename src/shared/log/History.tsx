import { useId } from 'react';
import type { HistoryAction, HistoryEntry } from '@/api/generated/types.gen';
import { formatCalendarDate, formatSince } from '../format/format';
import detail from '../records/Detail.module.css';
import { fieldLabel, openLabel, optionLabel } from '../records/labels';
import { SectionHeading } from '../records/SectionHeading';
import { useShown } from '../ui/useShown';

const words: Record<HistoryAction, string> = {
  created: 'created it',
  updated: 'changed it',
  status_changed: 'changed its status',
  responded: 'answered',
  attached: 'attached a file',
  detached: 'removed a file',
};

/** Contract values and dates are formatted; names and texts stay as they are. */
function valueText(value: string | null): string {
  if (!value) return 'nothing';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatCalendarDate(value);
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? optionLabel(value) : value;
}

/** Who changed what and when, with the old and new value; newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const title = useId();
  const { shown, more } = useShown(entries);
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>History</SectionHeading>
      <ul className={detail.entries}>
        {shown.map(({ id, at, actor, action, changes, reason }) => (
          <li key={id} className={detail.entry}>
            <div className={detail.byline}>
              <strong>{actor.name}</strong> {openLabel(words, action).toLowerCase()} ·{' '}
              {formatSince(at)}
            </div>
            {changes.map(({ field, from, to }) => (
              <div key={field} className={detail.change}>
                {fieldLabel(field)}: {valueText(from)} → {valueText(to)}
              </div>
            ))}
            {reason && <div className={detail.change}>“{reason}”</div>}
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
