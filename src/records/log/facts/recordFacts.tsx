import type { ReactNode } from 'react';
import { count, formatDate } from '@/shared/format/format';
import { BallInCourt, DueDate } from '../../common/marks';
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

/** All facts of a record: those of every log, its fields, and the log's own. */
export const factsOf = (log: AnyLog, item: RecordDetail): readonly Fact[] => [
  ['Ball in court', <BallInCourt key="court" parties={item.ballInCourt} days={item.daysInCourt} />],
  ['Due', <DueDate key="due" dueDate={item.dueDate} overdue={item.overdue} />],
  ...log.fields
    .filter(({ isFact = true }) => isFact)
    .map((field): Fact => [field.label, shownOf(field, item)]),
  ...log.facts(item),
  ['Closed', item.closedAt && byline(item.closedAt, item.closedBy)],
  ['Reopened', item.reopenCount ? count(item.reopenCount, 'time') : null],
  ['Created', byline(item.createdAt, item.createdBy)],
];
