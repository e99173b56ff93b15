import { isDeepStrictEqual } from 'node:util';
import { fullNameOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { type ActivityEntry, addEntry, entriesOf } from '../../core/state/activity.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import type { components } from '../../generated/contract.d.ts';
import { locationOf } from './locations.ts';
import type { AnyLog } from './log.ts';

type Facts = Record<string, string | null>;

const listed = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : null);

function factsOf<R extends LogRecord>(log: AnyLog<R>, tenant: Tenant, record: R): Facts {
  const name = (id: string) => fullNameOf(tenant, id);
  return {
    status: record.status,
    number: record.number,
    title: record.title,
    description: record.description || null,
    priority: record.priority,
    discipline: record.discipline,
    category: record.category,
    location: record.location,
    projectLocation: locationOf(tenant, record.projectLocationId)?.path.join(', ') ?? null,
    locationDetail: record.locationDetail || null,
    private: String(record.private),
    submitted: String(record.submitted),
    manager: name(record.managerId),
    assignees: listed(record.assigneeIds.map(name)),
    watchers: listed(record.watcherIds.map(name)),
    dueDate: record.dueDate,
    linked: listed(record.linked.map(({ id }) => id)),
    ...log.facts(record, name),
  };
}

/** Returns the changed properties as text for the history. */
export function changesBetween<R extends LogRecord>(
  log: AnyLog<R>,
  tenant: Tenant,
  before: R,
  after: R,
): components['schemas']['FieldChange'][] {
  const old = factsOf(log, tenant, before);
  const now = factsOf(log, tenant, after);
  return Object.entries(now)
    .filter(([field, to]) => old[field] !== to)
    .map(([field, to]) => ({ field, from: old[field] ?? null, to }));
}

export interface Note {
  action: ActivityEntry['action'];
  changes: ActivityEntry['changes'];
  reason?: string | undefined;
  edit?: ActivityEntry['edit'] | undefined;
  forReview?: boolean | undefined;
}

/** Adds an entry about a record to the log. */
export function note<R extends LogRecord>(
  log: AnyLog<R>,
  { tenant, now }: Pick<LogCall, 'tenant' | 'now'>,
  { record, viewer }: { record: R; viewer: Pick<Viewer, 'userId'> },
  { action, changes, reason, edit, forReview }: Note,
): void {
  addEntry(tenant.state, {
    at: new Date(now).toISOString(),
    actorKind: 'person',
    actorId: viewer.userId,
    action,
    module: log.module,
    projectId: record.projectId,
    record: recordOf(log, record),
    changes,
    reason: reason ?? null,
    ...(edit && { edit }),
    ...(forReview && { forReview }),
  });
}

/** A record as the log names it. */
export const recordOf = <R extends LogRecord>(
  { type }: Pick<AnyLog<R>, 'type'>,
  { id, number, title }: R,
): NonNullable<ActivityEntry['record']> => ({ type, id, number, title });

/** What the history of a record shows: the comments are in the record itself. */
const SHOWN: readonly string[] = [
  'created',
  'updated',
  'status_changed',
  'responded',
  'attached',
  'detached',
] satisfies HistoryAction[];

type HistoryAction = components['schemas']['HistoryAction'];

/** The history of a record, newest first. */
export const historyOf = ({ state }: Tenant, { id }: Pick<LogRecord, 'id'>): ActivityEntry[] =>
  entriesOf(state, id)
    .filter(({ action, forReview }) => SHOWN.includes(action) && !forReview)
    .toReversed();

/** Returns the body of an update that takes an edit back; null if a property was changed again. */
export function undoOf(
  record: LogRecord,
  { before, after }: NonNullable<ActivityEntry['edit']>,
): Record<string, unknown> | null {
  const now: Record<string, unknown> = { ...record };
  const names = Object.keys(before).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const isCurrent = names.every((name) => isDeepStrictEqual(now[name], after[name]));
  if (names.length === 0 || !isCurrent) return null;
  const clear = names.filter((name) => before[name] === null);
  const values = names.filter((name) => before[name] !== null);
  return {
    ...Object.fromEntries(values.map((name) => [name, before[name]])),
    ...(clear.length > 0 && { clear }),
  };
}

/** Describes an impact and its amount. */
export const impactText = ({ state, ...figures }: { state: string }): string =>
  [state, ...Object.values(figures).filter((figure) => figure !== null)].join(' ');
