import type { ReactNode } from 'react';
import { count, formatDate } from '@/shared/format/format';
import { StatusTag } from '@/shared/ui/Tag';
import { BallInCourt, DueDate, formatShortDay, PriorityMark } from '../../common/marks';
import { type Named, PersonName, PersonNames } from '../../people/PersonName';
import type { AnyLog, Fact, RecordDetail } from '../log';

/** Returns when something was done, and by whom. */
const byline = (time: string, person: Named | null): ReactNode => (
  <span>
    {formatDate(time)} by {person && <PersonName person={person} />}
  </span>
);

function shownOf(field: AnyLog['fields'][number], item: RecordDetail): ReactNode {
  const people = field.people?.(item) ?? [];
  if (people.length > 0) return <PersonNames people={people} />;
  return field.fact ? field.fact(item) : field.words(item);
}

/** How a record stands. */
export const marksOf = (log: AnyLog, item: RecordDetail): readonly Fact[] => [
  [
    'Status',
    <span key="status" className="row wrap gap-8">
      <StatusTag status={item.status} />
      {log.Outcome && <log.Outcome row={item} />}
    </span>,
  ],
  ['Priority', <PriorityMark key="priority" priority={item.priority} />],
  [
    'Due',
    item.overdue ? <DueDate key="due" {...item} /> : item.dueDate && formatShortDay(item.dueDate),
  ],
  [
    'Ball in court',
    item.ballInCourt.length > 0 && (
      <BallInCourt key="court" parties={item.ballInCourt} days={item.daysInCourt} />
    ),
  ],
];

/** All other facts of a record: its fields, and the log's own. */
export const factsOf = (log: AnyLog, item: RecordDetail): readonly Fact[] => [
  ...log.fields
    .filter(({ isFact = true }) => isFact)
    .map((field): Fact => [field.label, shownOf(field, item)]),
  ...log.facts(item),
  ['Closed', item.closedAt && byline(item.closedAt, item.closedBy)],
  ['Reopened', item.reopenCount ? count(item.reopenCount, 'time') : null],
  ['Created', byline(item.createdAt, item.createdBy)],
];
