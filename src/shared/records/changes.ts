import type { FieldChange } from '@/api/generated/types.gen';
import { formatCalendarDate, formatTime } from '../format/format';
import { fieldLabel, optionLabel } from './labels';

/** Whether the values are not for people: ids, and amounts in cents. Only the fact of a change is shown. */
export const isOpaque = (field: string): boolean =>
  ['linked', 'costImpact', 'scheduleImpact'].includes(field);

/** The label of a changed property: 'days.rfiDays' is 'Days: rfi days'. */
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
export function changeText({ field, from, to }: FieldChange): string {
  const label = changedField(field);
  if (isOpaque(field)) return `${label} changed`;
  if (!to) return `${label} removed${from ? `: ${changedValue(from)}` : ''}`;
  return from
    ? `${label}: ${changedValue(from)} → ${changedValue(to)}`
    : `${label} set to ${changedValue(to)}`;
}
