import type { components } from '../../generated/contract.d.ts';
import { accountOfRow } from './account.ts';
import { lookUp, type TenantState } from './model.ts';
import { newId } from './secrets.ts';

type Schemas = components['schemas'];

/** An entry of the activity log. Nobody changes it after the call that writes it. */
export interface ActivityEntry {
  id: string;
  at: string;
  actorKind: Schemas['ActivityActorKind'];
  /** It is null if nobody of the account acted. */
  actorId: string | null;
  /** What an actor without an id is called. */
  actorName?: string;
  /** The actor looked at the portal as this person. */
  onBehalfOf?: { id: string; name: string };
  /** The API token with which a program acted for the actor. */
  via?: { id: string; name: string };
  action: Schemas['ActivityAction'];
  module: Schemas['ActivityModule'];
  projectId: string | null;
  /** Set for what happened outside of projects: the account that it is of, or null for none. */
  accountId?: string | null;
  /** It has the title of that time. */
  record: Schemas['ActivityRecord'] | null;
  changes: Schemas['FieldChange'][];
  reason: string | null;
  /** The edited properties of a record before and after; absent for other entries. */
  edit?: { before: StoredValues; after: StoredValues };
  client?: Schemas['ActivityClient'];
  /** Set if it is about a file of a review: the history of the record would name it to those who may not see it yet. */
  forReview?: boolean;
}

type StoredValues = Record<string, unknown>;

declare module './model.ts' {
  interface TenantState {
    /** Oldest first. Only `addEntry` adds to it. */
    activity: ActivityEntry[];
  }
}

type NewEntry = Omit<ActivityEntry, 'id'>;

/**
 * Adds an entry. The log is in the order of writing: a long call that began before another one may end after it.
 * @param row the record, which may be gone from the state
 */
export function addEntry(state: TenantState, entry: NewEntry, row?: object): void {
  const added: ActivityEntry = { id: newId('act'), ...entry };
  if (entry.projectId === null) added.accountId = accountOf(state, entry, row) ?? null;
  if (row) rows.set(added, row);
  state.activity.push(added);
}

/** A refused sign-in is of the account of the address that was typed. */
function accountOf(
  { users }: TenantState,
  { actorId, actorName }: NewEntry,
  row: object | undefined,
): string | undefined {
  const ofRow = row && accountOfRow(row);
  if (ofRow !== undefined) return ofRow;
  if (actorId !== null) return lookUp(users, actorId)?.accountId;
  return Object.values(users).find(({ email }) => email === actorName)?.accountId;
}

/** The records of entries that are about one that is gone. */
const rows = new WeakMap<ActivityEntry, object>();

/** The record of an entry as it was then; undefined if the log does not know it. */
export const rowOf = (entry: ActivityEntry): object | undefined => rows.get(entry);

/** The entries of each record, up to the number of entries that were read, and the last of them. */
interface Index {
  read: number;
  last: ActivityEntry | undefined;
  byRecord: Map<string, ActivityEntry[]>;
}
const indexes = new WeakMap<readonly ActivityEntry[], Index>();

/** Returns what happened to a record, oldest first. Fast, because each record shows its own history. */
export function entriesOf({ activity }: TenantState, recordId: string): readonly ActivityEntry[] {
  const known = indexes.get(activity);
  // A call that cannot be saved takes its entries back.
  const isValid = known && activity[known.read - 1] === known.last;
  const index: Index = isValid ? known : { read: 0, last: undefined, byRecord: new Map() };
  indexes.set(activity, index);
  for (; index.read < activity.length; index.read++) {
    const entry = activity[index.read];
    const id = entry?.record?.id;
    if (!entry || id === undefined) continue;
    const ofRecord = index.byRecord.get(id);
    if (ofRecord) ofRecord.push(entry);
    else index.byRecord.set(id, [entry]);
  }
  index.last = activity[index.read - 1];
  return index.byRecord.get(recordId) ?? [];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Drops the entries that their account keeps no longer. Those of a project stay until it is closed, because the history of its
 * records is a part of the log.
 * @param now milliseconds since the epoch
 */
export function dropOld(state: TenantState, now: number): void {
  const oldest = new Map<string, string>();
  for (const { id, logRetentionDays: days } of Object.values(state.accounts)) {
    if (days !== null) oldest.set(id, new Date(now - days * DAY_MS).toISOString());
  }
  const [first] = state.activity;
  if (!first || [...oldest.values()].every((time) => first.at >= time)) return;
  const isKept = ({ at, projectId, accountId }: ActivityEntry) => {
    const project = projectId === null ? undefined : state.projects[projectId];
    const since = oldest.get(project?.accountId ?? accountId ?? '');
    return since === undefined || at >= since || (project && project.status !== 'closed');
  };
  const kept = state.activity.filter(isKept);
  if (kept.length < state.activity.length) state.activity = kept;
}
