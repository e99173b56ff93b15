import type { CostImpact, ScheduleImpact } from '@/api/generated/types.gen';
import { count, formatDate } from '../format/format';
import { optionLabel } from './labels';
import type { RecordDetail } from './log';
import { Court, DueDate } from './marks';

type Fact = readonly [string, React.ReactNode];

export const words = (value: string | null) => value && optionLabel(value);

export const place = ({ location, locationDetail }: RecordDetail) =>
  [words(location), locationDetail].filter(Boolean).join(' · ');

/** What the work costs in money or days beyond what was planned; nothing where it does not. */
export function impactWords(impact: CostImpact | ScheduleImpact): string | null {
  if (impact.state === 'none') return null;
  const known = 'days' in impact ? impact.days : impact.amountMinor;
  if (impact.state !== 'yes') return impact.state === 'tbd' ? 'To be determined' : 'Unknown';
  if (known === null) return 'Yes';
  return 'days' in impact ? count(known, 'day') : (known / 100).toLocaleString('en-US');
}

/** Whose turn it is and when it is due, which is asked of any record first. */
export const commonFacts = (item: RecordDetail): Fact[] => [
  ['Ball in court', <Court key="c" parties={item.ballInCourt} days={item.daysInCourt} />],
  ['Due', <DueDate key="d" dueDate={item.dueDate} overdue={item.overdue} />],
  ['Assignees', item.assignees.map(({ name }) => name).join(', ')],
  ['Watchers', item.watchers.map(({ name }) => name).join(', ')],
];

export const closing = (item: RecordDetail): Fact[] => [
  ['Closed', item.closedAt && `${formatDate(item.closedAt)} by ${item.closedBy?.name ?? ''}`],
  ['Reopened', item.reopenCount ? count(item.reopenCount, 'time') : null],
  ['Created', `${formatDate(item.createdAt)} by ${item.createdBy.name}`],
];
