import type { LogCall, Viewer } from '../../../core/members/viewer.ts';
import type { ActivityEntry } from '../../../core/state/activity.ts';
import { dropFile } from '../../../core/state/files.ts';
import type { Project, TenantState } from '../../../core/state/model.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';
import { type FieldProblem, type Refusal, refuse } from '../../../engine/problem.ts';
import { changesBetween, note } from '../history.ts';
import type { AnyLog, Moment, TransitionRequest } from '../log.ts';
import { transitionsTo } from '../rights.ts';

export type WriteCode = 'FORBIDDEN' | 'VALIDATION_FAILED' | 'WRONG_STATE';

/** A record and its viewer. */
export interface Found<R extends LogRecord> {
  record: R;
  viewer: Viewer;
}

export const isClosed = ({ project }: Viewer): boolean => project.status === 'closed';

export const closedRecord = () =>
  refuse('WRONG_STATE', { detail: 'It is closed. Reopen it to change it.' });

export const momentOf = ({ now, tenant }: LogCall, viewer: Viewer): Moment => ({
  at: new Date(now).toISOString(),
  viewer,
  members: tenant.state.memberships.filter(({ projectId }) => projectId === viewer.project.id),
});

export const incomplete = (errors: FieldProblem[]): Refusal<'VALIDATION_FAILED'> | null =>
  errors.length > 0 ? refuse('VALIDATION_FAILED', { errors }) : null;

interface Entry extends Pick<ActivityEntry, 'action' | 'edit'> {
  reason?: string;
}

/** For so long, a change that gives the ball back to the same court takes the move back (guide 'Rules of records'). */
const TAKEN_BACK_MS = 10 * 60 * 1000;

/** Notes since when the ball is in its court. An edit that gives it back soon continues the time before. */
function moveBall(
  next: LogRecord,
  from: string,
  to: string,
  { at, isEdit }: { at: string; isEdit: boolean },
): void {
  if (to === from) return;
  const before = next.courtBefore;
  const isSoon = Date.parse(at) - Date.parse(next.courtSince) <= TAKEN_BACK_MS;
  const since = isEdit && isSoon && before?.court === to ? before.since : at;
  next.courtBefore = { court: from, since: next.courtSince };
  next.courtSince = since;
}

/** Stores the changed copy of a record with an entry in the log, a new version and the ball in court. */
export function put<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { record, viewer }: Found<R>,
  next: R,
  { action, reason, edit }: Entry,
): Found<R> {
  const { at } = momentOf(call, viewer);
  next.version = record.version + 1;
  next.updatedAt = at;
  next.updatedById = viewer.userId;
  const isEdit = action === 'updated';
  moveBall(next, log.court(record).join(), log.court(next).join(), { at, isEdit });
  log.records(call.tenant.state)[next.id] = next;
  const changes = changesBetween(log, call.tenant, record, next);
  note(log, call, { record: next, viewer }, { action, changes, reason, edit });
  return { record: next, viewer };
}

/** Issues the next number of a project. Numbers of deleted records are not reused. */
function nextNumber<R extends LogRecord>(
  log: AnyLog<R>,
  state: TenantState,
  { id, settings }: Project,
): string {
  const { prefix, firstRevision = '' } = log;
  const known = state.lastNumbers[id] ?? {};
  const next = (known[prefix] ?? lastNumber(log, state, id)) + 1;
  state.lastNumbers[id] = { ...known, [prefix]: next };
  return `${settings.prefixes[prefix]}-${String(next).padStart(3, '0')}${firstRevision}`;
}

/** Returns the highest number of a project. */
export function lastNumber<R extends LogRecord>(
  log: AnyLog<R>,
  state: TenantState,
  id: string,
): number {
  let last = 0;
  for (const { projectId, number } of Object.values(log.records(state))) {
    if (projectId === id && number !== null) last = Math.max(last, readNumber(number));
  }
  return last;
}

/** Reads n from the number of the n-th record. Earlier numbers may have another prefix. */
export const readNumber = (number: string): number =>
  Number(/^[A-Z]+-(\d+)(?:\.\d+)?$/.exec(number)?.[1]);

/** Returns a copy of the record after a transition, or a refusal. */
function transitioned<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { record, viewer }: Found<R>,
  request: TransitionRequest<R['status']>,
): R | Refusal<'FORBIDDEN' | 'VALIDATION_FAILED'> {
  const row = transitionsTo(log, record, request.status).find(({ may }) => may(viewer, record));
  if (!row) return refuse('FORBIDDEN');
  const refusal = incomplete(row.missing?.(record, request, viewer) ?? []);
  if (refusal) return refusal;
  const next = structuredClone(record);
  next.status = request.status;
  next.submitted = true;
  const moment = momentOf(call, viewer);
  next.statusSince = moment.at;
  const closes = request.status === 'closed';
  next.closedAt = closes ? moment.at : null;
  next.closedById = closes ? viewer.userId : null;
  if (record.status === 'closed') next.reopenCount += 1;
  if (next.status === 'open' && next.number === null) {
    next.number = nextNumber(log, call.tenant.state, viewer.project);
  }
  row.apply?.(next, request, moment);
  return next;
}

export function transition<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  found: Found<R>,
  request: TransitionRequest<R['status']>,
): Found<R> | Refusal<WriteCode> {
  const { status } = found.record;
  if (transitionsTo(log, found.record, request.status).length === 0) {
    return refuse('WRONG_STATE', {
      detail: `It is ${status} and cannot become ${request.status}.`,
    });
  }
  const next = transitioned(log, call, found, request);
  if ('refused' in next) return next;
  return put(log, call, found, next, { action: 'status_changed', reason: request.reason });
}

/** Stores a new record as a draft, or opens it at once if the request says so. */
export function add<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  viewer: Viewer,
  draft: R,
  opening: TransitionRequest<R['status']> | null,
): Found<R> | Refusal<'FORBIDDEN' | 'VALIDATION_FAILED'> {
  const found = { record: { ...draft }, viewer };
  const next = opening && transitioned(log, call, found, opening);
  if (next && 'refused' in next) return next;
  note(log, call, found, { action: 'created', changes: [] });
  if (!next) {
    log.records(call.tenant.state)[draft.id] = found.record;
    return found;
  }
  const opened = put(log, call, found, next, { action: 'status_changed' });
  // Opened on creation, so there was no visible draft version.
  opened.record.version = 1;
  return opened;
}

/** Soft delete, because its number must not be reused. */
export function remove<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  found: Found<R>,
): Found<R> {
  // Its files can no longer be read.
  for (const { fileId } of found.record.attachments) dropFile(call.tenant, fileId);
  const deletedAt = momentOf(call, found.viewer).at;
  const deleted = { ...found.record, attachments: [], deletedAt };
  log.records(call.tenant.state)[deleted.id] = deleted;
  note(log, call, found, { action: 'deleted', changes: [] });
  return { ...found, record: deleted };
}
