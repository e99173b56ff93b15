import {
  type ConsistencyRule,
  disorder,
  type Faults,
  keyFaults,
  logRecords,
  parties,
  repeated,
  unknown,
} from '../../../core/consistency.ts';
import { entriesOf } from '../../../core/state/activity.ts';
import type { Scan, TenantState, Tour } from '../../../core/state/model.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';

/** References of records exist, and their times are in order. */
function* recordFaults(state: TenantState): Faults {
  yield* keyFaults('punch item', state.punchItems);
  yield* keyFaults('rfi', state.rfis);
  yield* keyFaults('submittal', state.submittals);
  yield* keyFaults('scan', state.scans);
  for (const record of logRecords(state)) {
    yield* referenceFaults(state, record);
    yield* partFaults(state, record);
  }
  for (const scan of Object.values(state.scans)) yield* scanFaults(state, scan);
  yield* keyFaults('tour', state.tours);
  for (const tour of Object.values(state.tours)) yield* tourFaults(state, tour);
}

/** The ids of all people that a log record refers to. */
function peopleIn(record: LogRecord): (string | null)[] {
  return [
    ...[record.createdById, record.updatedById, record.managerId, record.closedById],
    ...record.watcherIds,
    ...(record.watchedByIds ?? []),
    ...record.attachments.map(({ createdById }) => createdById),
    ...record.comments.flatMap(({ createdById, mentionIds }) => [createdById, ...mentionIds]),
  ];
}

function* referenceFaults(state: TenantState, record: LogRecord): Faults {
  const { users, companies, projects, punchItems, rfis, submittals, scans } = state;
  const where = record.id;
  yield* unknown(where, projects, [record.projectId]);
  yield* unknown(where, users, peopleIn(record));
  yield* unknown(where, companies, [record.raisedByCompanyId]);
  yield* unknown(where, parties(state), record.assigneeIds);
  // A deleted log record stays in the state with `deletedAt`; a deleted scan does not.
  const targets = { punch_item: punchItems, rfi: rfis, submittal: submittals, scan: scans };
  for (const { type, id } of record.linked) {
    const target: { projectId: string } | undefined = targets[type]?.[id];
    yield* unknown(where, targets[type] ?? {}, [id]);
    if (target && target.projectId !== record.projectId) yield `${where} leads out of its project`;
  }
}

function* partFaults(state: TenantState, record: LogRecord): Faults {
  const { id, comments, attachments, version, createdAt, updatedAt } = record;
  const history = entriesOf(state, id);
  const [first] = history;
  if (first?.action !== 'created') yield `${id}: its history does not begin with its creation`;
  if (!Number.isInteger(version) || version < 1) yield `${id}: ${version} is no version`;
  for (const parts of [history, comments, attachments]) {
    yield* repeated<{ id: string }>(id, parts, (part) => part.id);
  }
  yield* repeated(id, record.watcherIds);
  yield* repeated(id, record.assigneeIds);
  const times = history
    .filter(({ action }) => action !== 'deleted')
    .map(({ action, at }): [string, string] => [action, at]);
  yield* disorder(id, [['createdAt', createdAt], ...times, ['updatedAt', updatedAt]]);
  for (const part of [...comments, ...attachments]) {
    const created: [string, string] = [part.id, part.createdAt];
    yield* disorder(id, [['createdAt', createdAt], created, ['updatedAt', updatedAt]]);
  }
  const { closedAt, courtSince, deletedAt } = record;
  for (const time of [closedAt, courtSince]) {
    yield* disorder(id, { createdAt, 'closedAt or courtSince': time, updatedAt, deletedAt });
  }
}

function* scanFaults(state: TenantState, scan: Scan): Faults {
  const { id, projectId, createdById, createdAt, updatedAt, visibility, sizeBytes } = scan;
  yield* unknown(id, state.projects, [projectId]);
  yield* unknown(id, state.users, [createdById]);
  yield* disorder(id, { createdAt, updatedAt });
  if (visibility !== 'private' && visibility !== 'public') yield `${id} is ${visibility}`;
  if (sizeBytes < 0) yield `${id} has ${sizeBytes} bytes`;
}

/** Links lead to scenes of the same tour, its start scene exists, and a public tour is published. */
function* tourFaults(state: TenantState, tour: Tour): Faults {
  const { id, projectId, createdById, createdAt, updatedAt, scenes, startSceneId } = tour;
  yield* unknown(id, state.projects, [projectId]);
  yield* unknown(id, state.users, [createdById]);
  yield* disorder(id, { createdAt, updatedAt });
  const scenesById = Object.fromEntries(scenes.map((scene) => [scene.id, scene]));
  yield* repeated(id, scenes, (scene) => scene.id);
  yield* unknown(id, scenesById, [startSceneId]);
  if (startSceneId === null && scenes.length > 0) yield `${id} begins nowhere`;
  for (const scene of scenes) {
    yield* unknown(
      scene.id,
      scenesById,
      scene.links.map(({ toSceneId }) => toSceneId),
    );
  }
  if (tour.state === 'draft' && tour.visibility === 'public') yield `${id} is public, and a draft`;
  if (tour.state === 'published' && scenes.length === 0) yield `${id} is published without scenes`;
}

export const rules: readonly ConsistencyRule[] = [recordFaults];
