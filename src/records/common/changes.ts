import type { FieldChange } from '@/api/generated/types.gen';
import { formatCalendarDate, formatTime } from '@/shared/format/format';
import { fieldLabel, optionLabel } from '@/shared/format/labels';

/**
 * Tells whether the values are not for people: ids, amounts in cents, and what is no text. Only the fact of a change is
 * shown.
 */
export const isOpaque = ({ field, from, to }: FieldChange): boolean =>
  ['linked', 'costImpact', 'scheduleImpact'].includes(field) || (from === null && to === null);

/** Returns the label of a changed property: 'days.rfiDays' is 'Days: rfi days'. */
export const changedField = (field: string): string => {
  const [first = '', ...rest] = field.split('.').map(fieldLabel);
  return [first, ...rest.map((word) => word.toLowerCase())].join(': ');
};

/** Contract values and dates are formatted; names and texts stay as they are. */
export function changedValue(value: string): string {
  if (value === 'true' || value === 'false') return value === 'true' ? 'Yes' : 'No';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatCalendarDate(value);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatTime(value);
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? optionLabel(value) : value;
}

/** A change in one line. */
export function changeText(change: FieldChange): string {
  const { field, from, to } = change;
  const label = changedField(field);
  if (isOpaque(change)) return `${label} changed`;
  if (!to) return `${label} removed${from ? `: ${changedValue(from)}` : ''}`;
  return from
    ? `${label}: ${changedValue(from)} → ${changedValue(to)}`
    : `${label} set to ${changedValue(to)}`;
}
