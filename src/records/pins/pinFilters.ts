import type { Pin } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { pinStatus } from './pinName';

/** What the pins of a sheet are filtered by. Empty for all. */
export interface PinFilter {
  status: string;
  trade: string;
  company: string;
  date: string;
}

export const NO_FILTER: PinFilter = { status: '', trade: '', company: '', date: '' };

const DAY_MS = 24 * 60 * 60 * 1000;

/** By when something happened or is due. The value is the parameter of the address. */
const dates: Readonly<Record<string, string>> = {
  overdue: 'Overdue',
  'due-7': 'Due within 7 days',
  'new-7': 'New in the last 7 days',
  'new-30': 'New in the last 30 days',
};

/** @param now milliseconds since the epoch */
function isOn({ overdue, dueDate, createdAt, status }: Pin['record'], date: string, now: number) {
  const [kind, days = '0'] = date.split('-');
  if (kind === 'overdue') return overdue;
  const span = Number(days) * DAY_MS;
  if (kind === 'new') return Date.parse(createdAt) >= now - span;
  if (kind !== 'due') return true;
  return dueDate !== null && status !== 'closed' && Date.parse(dueDate) <= now + span;
}

/** Tells whether a pin passes. @param now milliseconds since the epoch */
export const passes = (filter: PinFilter, { record }: Pin, now: number): boolean =>
  (filter.status === '' || (record.status ?? record.type) === filter.status) &&
  (filter.trade === '' || record.discipline === filter.trade) &&
  (filter.company === '' || record.companies.some(({ id }) => id === filter.company)) &&
  isOn(record, filter.date, now);

type Option = readonly [value: string, label: string];

const distinct = (options: readonly Option[]): Option[] =>
  [...new Map(options)].sort(([, a], [, b]) => a.localeCompare(b));

/** Returns the values that the pins have. */
export const choicesOf = (pins: readonly Pin[]) => ({
  status: distinct(
    pins.map(({ record }): Option => [record.status ?? record.type, pinStatus(record)]),
  ),
  trade: distinct(
    pins.flatMap(({ record: { discipline } }): Option[] =>
      discipline === null ? [] : [[discipline, optionLabel(discipline)]],
    ),
  ),
  company: distinct(
    pins.flatMap(({ record }) => record.companies.map(({ id, name }): Option => [id, name])),
  ),
  date: Object.entries(dates) as Option[],
});
