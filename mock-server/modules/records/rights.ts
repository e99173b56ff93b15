import type { Viewer } from '../../core/members/viewer.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { components } from '../../generated/contract.d.ts';
import type { AnyLog } from './log.ts';

type Action = components['schemas']['PunchItemAction'];

/**
 * Whether the viewer sees a record. Lists, single records, counts and exports all use this check, so that they agree.
 */
export function sees<R extends LogRecord>(log: AnyLog<R>, viewer: Viewer, record: R): boolean {
  if (record.deletedAt !== null || record.projectId !== viewer.project.id) return false;
  if (log.may(viewer, 'view_private', record)) return true;
  if (record.private) return false;
  return log.may(viewer, record.status === 'draft' ? 'view_draft' : 'view', record);
}

/** Returns nothing if the viewer does not see such a record. */
export function seenRecord<R extends LogRecord>(
  log: AnyLog<R>,
  state: TenantState,
  viewer: Viewer,
  id: string,
): R | undefined {
  const record = lookUp(log.records(state), id);
  return record && sees(log, viewer, record) ? record : undefined;
}

export function seenRecords<R extends LogRecord>(
  log: AnyLog<R>,
  viewer: Viewer,
  records: Record<string, R>,
): R[] {
  return Object.values(records).filter((record) => sees(log, viewer, record));
}

/** Returns the transitions from the record's status to another one. */
export const transitionsTo = <R extends LogRecord>(
  { transitions }: AnyLog<R>,
  record: R,
  status: R['status'] | undefined,
) => transitions.filter(({ from, to }) => from === record.status && to === status);

/** Nobody lacks the permission for a transition that the status does not allow. */
export function mayBecome<R extends LogRecord>(
  log: AnyLog<R>,
  viewer: Viewer,
  record: R,
  status: R['status'] | undefined,
): boolean {
  const rows = transitionsTo(log, record, status);
  return rows.length === 0 || rows.some(({ may }) => may(viewer, record));
}

const isLocked = ({ project }: Viewer) => project.status === 'closed';

const ACTIONS = ['update', 'delete', 'comment', 'comment_internally', 'attach'] as const;

/** Actions that a closed record permits only after it is reopened. */
const FIXED_WHEN_CLOSED: readonly string[] = ['update', 'attach'];

/** The viewer's actions on a visible record, apart from answers and transitions. */
export function actionsOf<R extends LogRecord>(
  log: AnyLog<R>,
  viewer: Viewer,
  record: R,
): Exclude<Action, 'respond'>[] {
  if (isLocked(viewer)) return [];
  const isClosed = record.status === 'closed';
  return ACTIONS.filter(
    (action) =>
      !(isClosed && FIXED_WHEN_CLOSED.includes(action)) && log.may(viewer, action, record),
  );
}

/** The statuses that the viewer may move a record to, once the required fields are filled in. */
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
