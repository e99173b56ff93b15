import { closedProject } from '../../core/members/members.ts';
import { type LogCall, type Viewer, viewerOf } from '../../core/members/viewer.ts';
import type { ActivityEntry } from '../../core/state/activity.ts';
import { dropFile } from '../../core/state/files.ts';
import type { LogRecord } from '../../core/state/logs.ts';
import { lookUp, type Project } from '../../core/state/model.ts';
import { type FieldProblem, type Refusal, refuse, staleVersion } from '../../engine/problem.ts';
import { changesBetween, note } from './history.ts';
import type { AnyLog, Moment, TransitionRequest } from './log.ts';
import { sees } from './rights.ts';

type StaleCode = 'PROJECT_CLOSED' | 'STALE_VERSION';
export type WriteCode = 'NOT_FOUND' | 'FORBIDDEN' | 'VALIDATION_FAILED' | 'WRONG_STATE' | StaleCode;

interface Where {
  projectId: string;
  id: string;
}

/** A record and its viewer. */
export interface Found<R extends LogRecord> {
  record: R;
  viewer: Viewer;
}

/** Returns the record if the caller sees it. */
export function find<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { projectId, id }: { projectId: string; id: string },
): Found<R> | Refusal<'NOT_FOUND'> {
  const viewer = viewerOf(call, projectId);
  const record = lookUp(log.records(call.tenant.state), id);
  if (!viewer || !record || !sees(log, viewer, record)) return refuse('NOT_FOUND');
  return { record, viewer };
}

export const isClosed = ({ project }: Viewer): boolean => project.status === 'closed';

const unpermitted = (viewer: Viewer, isPermitted: boolean) => {
  if (isClosed(viewer)) return closedProject();
  return isPermitted ? null : refuse('FORBIDDEN');
};

/**
 * Refuses a write if the project is closed, the caller lacks the permission, or the version is stale, in the order of
 * the contract (openapi/guides/errors.md).
 */
export function refusedWrite(
  { viewer, record }: Found<LogRecord>,
  isPermitted: boolean,
  version: number | undefined,
): Refusal<StaleCode | 'FORBIDDEN'> | null {
  const refusal = unpermitted(viewer, isPermitted);
  if (refusal || version === undefined || version === record.version) return refusal;
  return staleVersion(record);
}

/** Returns the record if the caller may comment on it now. */
export function findToComment<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { projectId, id }: Where,
  action: 'comment' | 'comment_internally',
): Found<R> | Refusal<'NOT_FOUND' | 'PROJECT_CLOSED' | 'FORBIDDEN'> {
  const found = find(log, call, { projectId, id });
  if ('refused' in found) return found;
  const { viewer, record } = found;
  return unpermitted(viewer, log.may(viewer, action, record)) ?? found;
}

export const closedRecord = () =>
  refuse('WRONG_STATE', { detail: 'It is closed. Reopen it to change it.' });

/** Returns the record if the caller may change it now. */
export function findToChange<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { projectId, id }: Where,
  action: 'update' | 'attach',
  version?: number,
): Found<R> | Refusal<Exclude<WriteCode, 'VALIDATION_FAILED'>> {
  const found = find(log, call, { projectId, id });
  if ('refused' in found) return found;
  const refusal = refusedWrite(found, log.may(found.viewer, action, found.record), version);
  if (refusal) return refusal;
  return found.record.status === 'closed' ? closedRecord() : found;
}

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

/** Returns the next number of a project. Numbers of deleted records are not reused. */
function nextNumber<R extends LogRecord>(
  { prefix, firstRevision = '' }: AnyLog<R>,
  records: Record<string, R>,
  { id, settings }: Project,
): string {
  let last = 0;
  for (const record of Object.values(records)) {
    if (record.projectId !== id || record.number === null) continue;
    last = Math.max(last, readNumber(record.number));
  }
  return `${settings.prefixes[prefix]}-${String(last + 1).padStart(3, '0')}${firstRevision}`;
}

/** Reads n from the number of the n-th record. Earlier numbers may have another prefix. */
export const readNumber = (number: string): number =>
  Number(/^[A-Z]+-(\d+)(?:\.\d+)?$/.exec(number)?.[1]);

/** Returns a copy of the record after a transition, or a refusal. The caller has checked the version. */
function transitioned<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { record, viewer }: Found<R>,
  request: TransitionRequest<R['status']>,
): R | Refusal<'FORBIDDEN' | 'VALIDATION_FAILED'> {
  const row = log.transitions.find(
    ({ from, to, may }) => from === record.status && to === request.status && may(viewer, record),
  );
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
    next.number = nextNumber(log, log.records(call.tenant.state), viewer.project);
  }
  row.apply?.(next, request, moment);
  return next;
}

export function transition<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { projectId, id }: Where,
  version: number,
  request: TransitionRequest<R['status']>,
): Found<R> | Refusal<WriteCode> {
  const found = find(log, call, { projectId, id });
  if ('refused' in found) return found;
  const { record, viewer } = found;
  const { status } = record;
  const rows = log.transitions.filter(({ from, to }) => from === status && to === request.status);
  // Nobody has the permission for a transition that the status does not allow.
  const isPermitted = rows.length === 0 || rows.some(({ may }) => may(viewer, record));
  const refusal = refusedWrite(found, isPermitted, version);
  if (refusal) return refusal;
  if (rows.length === 0) {
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
  { projectId, id }: Where,
  version: number,
): Found<R> | Refusal<'NOT_FOUND' | 'FORBIDDEN' | StaleCode> {
  const found = find(log, call, { projectId, id });
  if ('refused' in found) return found;
  const refusal = refusedWrite(found, log.may(found.viewer, 'delete', found.record), version);
  if (refusal) return refusal;
  // Its files can no longer be read.
  for (const { fileId } of found.record.attachments) dropFile(call.tenant, fileId);
  const deletedAt = momentOf(call, found.viewer).at;
  const deleted = { ...found.record, attachments: [], deletedAt };
  log.records(call.tenant.state)[deleted.id] = deleted;
  note(log, call, found, { action: 'deleted', changes: [] });
  return { ...found, record: deleted };
}
