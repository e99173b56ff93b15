import { roleOf } from '../../core/members/people.ts';
import { type LogCall, type Viewer, viewerOf } from '../../core/members/viewer.ts';
import { isOverdue, todayIn } from '../../core/state/dates.ts';
import { lookUp } from '../../core/state/model.ts';
import type { LogRecord, StoredStep } from '../../core/state/records/logs.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs, type RecordType } from '../records/allLogs.ts';
import type { AnyLog } from '../records/log.ts';
import { sees } from '../records/rights.ts';
import { rowOf } from '../records/view.ts';
import { put } from '../records/write/write.ts';

type Schemas = components['schemas'];

const MAX_LISTED = 50;
const types = Object.keys(allLogs) as RecordType[];

/** The parts that people have in records that are not closed, besides being an assignee. */
const PARTS = ['managerId', 'finalApproverId', 'submitterId'] as const;

interface Open {
  type: RecordType;
  log: AnyLog<LogRecord>;
  record: LogRecord;
}

const openRecords = ({ tenant }: LogCall, projectId: string): Open[] =>
  types.flatMap((type) => {
    const log = allLogs[type];
    return Object.values(log.records(tenant.state))
      .filter(
        (record) =>
          record.projectId === projectId && record.status !== 'closed' && !record.deletedAt,
      )
      .map((record) => ({ type, log, record }));
  });

/** What waits for a person. */
export interface Court {
  count: number;
  overdue: number;
}

/** Counts the records in each person's court that the viewer sees. */
export function courtCounts(call: LogCall, viewer: Viewer): ReadonlyMap<string, Court> {
  const counts = new Map<string, Court>();
  const today = todayIn(viewer.project, call.now);
  for (const { log, record } of openRecords(call, viewer.project.id)) {
    if (!sees(log, viewer, record)) continue;
    const late = isOverdue(record, today) ? 1 : 0;
    for (const id of log.court(record)) {
      const { count, overdue } = counts.get(id) ?? { count: 0, overdue: 0 };
      counts.set(id, { count: count + 1, overdue: overdue + late });
    }
  }
  return counts;
}

/** Returns the records in a person's court that the viewer sees, the most urgent first. */
export function courtOf(call: LogCall, viewer: Viewer, userId: string): Schemas['WorkItem'][] {
  const due = ({ dueDate }: Schemas['WorkItem']) => dueDate ?? '9999';
  return openRecords(call, viewer.project.id)
    .filter(({ log, record }) => log.court(record).includes(userId) && sees(log, viewer, record))
    .map(({ type, log, record }) => {
      const { status } = record;
      const { id, number, title, priority, dueDate, overdue, ballInCourt, daysInCourt } = rowOf(
        log,
        call,
        viewer,
        record,
      );
      const court = { ballInCourt, daysInCourt };
      return { type, id, number, title, status, priority, dueDate, overdue, ...court };
    })
    .sort((a, b) => due(a).localeCompare(due(b)))
    .slice(0, MAX_LISTED);
}

const holds = (record: LogRecord, userId: string): boolean =>
  record.assigneeIds.includes(userId) || PARTS.some((part) => Reflect.get(record, part) === userId);

/** The records that are not closed and name the person in a part that somebody has to take over. */
export const heldBy = (call: LogCall, projectId: string, userId: string): Open[] =>
  openRecords(call, projectId).filter(({ record }) => holds(record, userId));

/** Returns a copy of the record that names the successor in place of a person. Ended steps stay. */
function succeeded(record: LogRecord, from: string, to: string): LogRecord {
  const next = structuredClone(record);
  const replaced = (ids: readonly string[]) => [
    ...new Set(ids.map((id) => (id === from ? to : id))),
  ];
  next.assigneeIds = replaced(next.assigneeIds);
  for (const part of PARTS) {
    if (Reflect.get(next, part) === from) Reflect.set(next, part, to);
  }
  const steps: readonly StoredStep[] = Reflect.get(next, 'steps') ?? [];
  for (const step of steps) {
    if (step.endedAt === null) step.reviewerIds = replaced(step.reviewerIds);
  }
  return next;
}

/** Tells whether the successor's role lacks a duty that one of these records needs. */
function lackedDuties(
  { tenant }: LogCall,
  held: readonly Open[],
  from: string,
  to: string,
): boolean {
  return held.some(({ log, record }) =>
    log.duties(record).some(({ ids, allows }) => {
      const role = roleOf(tenant, record.projectId, to);
      return [ids].flat().includes(from) && (role === null || !allows(role));
    }),
  );
}

/** Why somebody cannot take over the records of a person; null if they can. */
export function faultOf(
  call: LogCall,
  held: readonly Open[],
  people: { from: string; to: string | undefined; projectId: string },
): readonly [code: string, detail: string] | null {
  const { from, to, projectId } = people;
  if (held.length === 0) return null;
  if (!to) return ['required', 'is required to hand over records'];
  const { memberships } = call.tenant.state;
  const isMember = memberships.some(
    (membership) => membership.projectId === projectId && membership.userId === to,
  );
  if (!isMember || to === from)
    return ['reference', 'must be another active member of the project'];
  if (lackedDuties(call, held, from, to)) return ['duty', 'must be a member whose role allows it'];
  if (hidesFrom(call, held, { from, to, projectId })) {
    return ['hidden', 'must be a member who sees the records'];
  }
  return null;
}

/** Counts the records that the viewer does not see. */
export const hiddenAmong = (viewer: Viewer, held: readonly Open[]): number =>
  held.filter(({ log, record }) => !sees(log, viewer, record)).length;

/** Whether the successor would not see one of the records that name the successor. */
function hidesFrom(
  call: LogCall,
  held: readonly Open[],
  { from, to, projectId }: { from: string; to: string; projectId: string },
): boolean {
  const user = lookUp(call.tenant.state.users, to);
  const viewer = user && viewerOf({ ...call, user: () => user }, projectId);
  if (!viewer) return true;
  return held.some(({ log, record }) => !sees(log, viewer, succeeded(record, from, to)));
}

/** Gives the records to the successor. Their history says so. */
export function handOver(
  call: LogCall,
  viewer: Viewer,
  held: readonly Open[],
  { from, to, reason }: { from: string; to: string; reason: string },
): void {
  for (const { log, record } of held) {
    const next = succeeded(record, from, to);
    put(log, call, { record, viewer }, next, { action: 'updated', reason });
  }
}
