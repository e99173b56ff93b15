import type { components } from '../generated/contract.d.ts';
import type { LogRecord } from '../state/logs.ts';
import { type AnyLog, isGranted } from './log.ts';
import { isSelf, runsProject, type Viewer } from './viewer.ts';

type Action = components['schemas']['PunchItemAction'];

/** Named in the record, himself or by his company. */
function isNamed<R extends LogRecord>(log: AnyLog<R>, viewer: Viewer, record: R): boolean {
  const named = [...record.assigneeIds, ...record.watcherIds, ...log.named(record)];
  return named.some((id) => isSelf(viewer, id));
}

function isOwn<R extends LogRecord>(log: AnyLog<R>, { userId }: Viewer, record: R): boolean {
  return [record.createdById, record.managerId, ...log.authors(record)].includes(userId);
}

/** Raised by the caller's company, or with somebody of it. */
const isOfCompany = ({ companyId, colleagues }: Viewer, record: LogRecord) =>
  (companyId !== null && record.raisedByCompanyId === companyId) ||
  record.assigneeIds.some((id) => colleagues.has(id));

/**
 * Whether the caller may know of a record. The same answer for the list, a single record, the counts and the
 * export, so that they always agree.
 */
export function sees<R extends LogRecord>(log: AnyLog<R>, viewer: Viewer, record: R): boolean {
  if (record.deletedAt !== null || record.projectId !== viewer.project.id) return false;
  if (runsProject(viewer) || isOwn(log, viewer, record)) return true;
  const { role } = viewer;
  if (record.status === 'draft') {
    if (record.private) return false;
    return log.draftReaders.includes(role) || (role === 'owner' && log.forOwner(record));
  }
  if (isNamed(log, viewer, record)) return true;
  if (record.private) return false;
  if (role !== 'subcontractor') return true;
  return log.subcontractorsSeeAll || isOfCompany(viewer, record);
}

export function seenRecords<R extends LogRecord>(
  log: AnyLog<R>,
  viewer: Viewer,
  records: Record<string, R>,
): R[] {
  return Object.values(records).filter((record) => sees(log, viewer, record));
}

const isLocked = ({ project }: Viewer) => project.status === 'closed';

/** What the caller may do with a record that he sees, apart from answers and transitions. */
export function actionsOf<R extends LogRecord>(
  log: AnyLog<R>,
  viewer: Viewer,
  record: R,
): Exclude<Action, 'respond'>[] {
  if (isLocked(viewer)) return [];
  const isDraft = record.status === 'draft';
  const writes = isGranted(log, viewer, 'create');
  const part = isOwn(log, viewer, record) || isNamed(log, viewer, record);
  const edits =
    record.status !== 'closed' && (isGranted(log, viewer, 'edit') || isOwn(log, viewer, record));
  const deletes =
    isGranted(log, viewer, 'manage') || (isDraft && record.createdById === viewer.userId);
  const permitted: [Exclude<Action, 'respond'>, boolean][] = [
    ['update', edits],
    ['delete', deletes],
    ['comment', writes || part],
    ['comment_internally', viewer.leads && (writes || part)],
    ['attach', record.status !== 'closed' && (edits || part)],
  ];
  return permitted.filter(([, may]) => may).map(([action]) => action);
}

/** Where the caller may take a record, given what the way there needs. */
export function statusesOf<R extends LogRecord>(
  log: AnyLog<R>,
  viewer: Viewer,
  record: R,
): R['status'][] {
  if (isLocked(viewer)) return [];
  const open = log.transitions.filter(
    ({ from, may }) => from === record.status && may(viewer, record),
  );
  return open.map(({ to }) => to);
}
