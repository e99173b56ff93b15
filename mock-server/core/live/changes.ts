import { kindOf } from '../kinds/registry.ts';
import { rowNamed } from '../kinds/sees.ts';
import { idOf } from '../permissions/roles.ts';
import { type ActivityEntry, rowOf } from '../state/activity.ts';
import type { TenantState } from '../state/model.ts';
import { noteGone } from './audience.ts';
import type { Draft, StreamEvent, Subject } from './event.ts';

type RecordChanged = Extract<StreamEvent, { type: 'record.changed' }>;

/** What happens in these modules changes no record that a screen shows. */
const SILENT_MODULES: readonly string[] = ['sign_in', 'activity'];
const SILENT_ACTIONS: readonly string[] = [
  'downloaded',
  'exported',
  'viewed_public',
  'password_changed',
  'passkey_added',
  'passkey_removed',
  'second_factor_added',
  'second_factor_removed',
  'seen_as',
];
/** What happens to a part of a record, which does not raise its version. */
const OF_PARTS: readonly string[] = ['commented', 'attached', 'detached', 'responded'];
/** Properties that decide who sees a record. */
const DECIDING: readonly string[] = [
  ...['private', 'assignees', 'watchers', 'manager', 'finalApprover', 'status', 'submitted'],
  ...['shared', 'state', 'visibility', 'access', 'sharing', 'folder'],
];

/** The events of new entries of the activity log, in their order. Several entries about one record are one event. */
export function draftsOf(state: TenantState, entries: readonly ActivityEntry[]): Draft[] {
  const heard = entries.filter(
    ({ module, action, record }) =>
      record && !SILENT_MODULES.includes(module) && !SILENT_ACTIONS.includes(action),
  );
  const records = new Map<string, Draft & { event: RecordChanged }>();
  for (const entry of heard) {
    const draft = changeOf(state, entry);
    if (!draft) continue;
    const { projectId, recordType, recordId } = draft.event;
    const key = `${projectId} ${recordType} ${recordId}`;
    const before = records.get(key)?.event;
    if (before) {
      draft.event.parts ||= before.parts;
      if (before.change === 'created' && draft.event.change === 'updated')
        draft.event.change = 'created';
    }
    records.set(key, draft);
  }
  return [...records.values(), ...heard.flatMap((entry) => accessOf(state, entry))];
}

function changeOf(
  state: TenantState,
  entry: ActivityEntry,
): (Draft & { event: RecordChanged }) | null {
  const { record, projectId, action, at, actorId } = entry;
  if (!record) return null;
  const { type, id } = record;
  const isStored = kindOf(type)?.records !== undefined;
  const now = rowNamed(state, record);
  const about: Subject = { projectId, type, id };
  // A copy, because some rows change in place. Nobody hears of a kind that is not known.
  if (!now && kindOf(type)) about.row = structuredClone(rowOf(entry) ?? entry);
  // A person is there as long as they are in the project; other kinds without a place are never deleted.
  const isGone =
    (isStored && !now) || isDeleted(now) || (type === 'member' && action === 'deleted');
  if (isGone) noteGone(state, about);
  const isNew = action === 'created' || action === 'invited';
  const event: RecordChanged = {
    type: 'record.changed',
    at,
    projectId,
    recordType: type,
    recordId: id,
    version: isGone ? null : versionOf(now),
    parts: OF_PARTS.includes(action),
    change: isGone ? 'deleted' : isNew ? 'created' : 'updated',
    actorId,
  };
  if (type === 'notification_preferences') {
    return { event, audience: { to: 'people', ids: actorId === null ? [] : [actorId] } };
  }
  return { event, audience: { to: 'record', about } };
}

const isDeleted = (row: object | undefined): boolean =>
  row !== undefined && 'deletedAt' in row && row.deletedAt !== null;

const versionOf = (row: object | undefined): number | null =>
  row && 'version' in row && typeof row.version === 'number' ? row.version : null;

/** Tells those whose view of the project has changed with an entry, and not what it was about. */
function accessOf(state: TenantState, entry: ActivityEntry): Draft[] {
  const { record, projectId, module, changes } = entry;
  if (!record) return [];
  const { type, id } = record;
  const changed = (...fields: string[]) =>
    changes.some(({ field }) =>
      fields.some((name) => field === name || field.startsWith(`${name}.`)),
    );
  const event = { type: 'access.changed', projectId } as const;
  if (type === 'member') {
    const isAboutAccess = module === 'team' || changed('accountAdmin', 'suspended');
    return isAboutAccess ? [{ event, audience: { to: 'people', ids: [id] } }] : [];
  }
  if (type === 'role') {
    const holders = state.memberships.filter(({ role }) => idOf(role) === id);
    const ids = new Set(holders.map(({ userId }) => userId));
    return [{ event, audience: { to: 'people', ids: [...ids] } }];
  }
  if (projectId === null) return [];
  if (type === 'project') {
    const isAboutAccess = changed('status', 'modules', 'rules', 'leadCompany');
    return isAboutAccess ? [{ event, audience: { to: 'project', projectId } }] : [];
  }
  if (!changed(...DECIDING)) return [];
  const row = rowNamed(state, record);
  if (!row || isDeleted(row)) return [];
  return [{ event, audience: { to: 'strangers', about: { projectId, type, id } } }];
}
