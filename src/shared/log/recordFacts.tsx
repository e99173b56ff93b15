import { count, formatDate } from '../format/format';
import { BallInCourt, DueDate } from '../records/marks';
import type { AnyLog, Fact, RecordDetail } from './log';

/** All facts of a record: those of every log, its fields, and the log's own. */
export const factsOf = (log: AnyLog, item: RecordDetail): readonly Fact[] => [
  ['Ball in court', <BallInCourt key="court" parties={item.ballInCourt} days={item.daysInCourt} />],
  ['Due', <DueDate key="due" dueDate={item.dueDate} overdue={item.overdue} />],
  ...log.fields
    .filter(({ isFact = true }) => isFact)
    .map((field): Fact => [field.label, field.fact ? field.fact(item) : field.words(item)]),
  ...log.facts(item),
  ['Closed', item.closedAt && `${formatDate(item.closedAt)} by ${item.closedBy?.name ?? ''}`],
  ['Reopened', item.reopenCount ? count(item.reopenCount, 'time') : null],
  ['Created', `${formatDate(item.createdAt)} by ${item.createdBy.name}`],
];
