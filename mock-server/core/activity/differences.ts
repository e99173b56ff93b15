import { changeOf, textOf } from '../kinds/fields.ts';
import type { Followed, PartRow } from '../kinds/kind.ts';
import { followed } from '../kinds/registry.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { TenantState } from '../state/model.ts';
import type { Tenant } from '../state/tenant.ts';
import { slicesRead, takeTouched, takeWritten, untouched } from '../state/touched.ts';

type Fields = Readonly<Record<string, string | null>>;

interface Known {
  row: object;
  /** The row as it was then: itself if it is frozen, otherwise a copy. */
  was: object;
}

/** What the log last saw of rows, by their keys. */
type Seen = Map<string, Known>;

/** How a row was and is; without one of them, it is new or gone. */
type Change = readonly [old: Known | undefined, now: Known | undefined];

/** What the log last saw of a tenant, and how many calls are changing it. */
interface Watch {
  calls: number;
  seen: readonly (Seen | undefined)[];
  /** The value of `tenant.changes` that belongs to what it saw. */
  changes: number;
}
const watches = new WeakMap<TenantState, Watch>();

const NOTHING = '{}';

const fieldsOf = (print: string): Fields =>
  Object.fromEntries(
    Object.entries<unknown>(JSON.parse(print)).map(([field, value]) => [field, textOf(value)]),
  );

/** Returns a row as the log keeps it. */
function seenAs(kind: Followed, row: object, known: Known | undefined): Known {
  if (known && isSame(known, row)) return known;
  if (kind.isChangedInPlace) return { row, was: copyOf(row) };
  freeze(row);
  return { row, was: row };
}

/** Looks at all rows. */
function look(kind: Followed, state: TenantState, before: Seen | undefined): Seen {
  const now: Seen = new Map();
  for (const [key, row] of kind.rows(state)) now.set(key, seenAs(kind, row, before?.get(key)));
  return now;
}

function* changesIn(before: Seen, now: Seen): Generator<Change> {
  for (const [key, known] of now) {
    const old = before.get(key);
    if (old !== known) yield [old, known];
  }
  for (const [key, known] of before) if (!now.has(key)) yield [known, undefined];
}

/** The keys of the rows of each record, for kinds with more than one row of a record. */
const keysOfRecords = new WeakMap<Seen, Map<string, string[]>>();

/** The key of a part begins with the id of its record. */
const recordOf = (key: string) => key.split(' ', 1)[0] ?? key;

function keysIn(seen: Seen): Map<string, string[]> {
  const known = keysOfRecords.get(seen);
  if (known) return known;
  const keys = new Map<string, string[]>();
  for (const key of seen.keys()) {
    const id = recordOf(key);
    const others = keys.get(id);
    if (others) others.push(key);
    else keys.set(id, [key]);
  }
  keysOfRecords.set(seen, keys);
  return keys;
}

/** Looks only at the rows of these records, and keeps in `seen` what is there now. */
function lookAt(kind: Followed, state: TenantState, seen: Seen, ids: readonly string[]): Change[] {
  const keys = keysIn(seen);
  return ids.flatMap((id) => {
    const before = new Map(keys.get(id)?.map((key) => [key, seen.get(key) as Known]));
    const rows = [...(kind.rowsOf?.(state, id) ?? [])];
    const now = new Map(rows.map(([key, row]) => [key, seenAs(kind, row, before.get(key))]));
    for (const key of before.keys()) seen.delete(key);
    for (const [key, known] of now) seen.set(key, known);
    if (now.size > 0) keys.set(id, [...now.keys()]);
    else keys.delete(id);
    return [...changesIn(before, now)];
  });
}

const isPartRow = (row: object): row is PartRow<object, object> => 'owner' in row && 'part' in row;

const copyOf = (row: object): object =>
  isPartRow(row) ? { ...row, part: { ...row.part } } : { ...row };

/** Tells whether a row is as it was. Handlers that change rows in place set properties, and change nothing below them. */
function isSame({ row: known, was }: Known, row: object): boolean {
  if (known === was) return known === row;
  return isPartRow(row) && isPartRow(was)
    ? isEqual(was.part, row.part)
    : known === row && isEqual(was, row);
}

/** Rows have no inherited properties, so that the fastest loop will do. */
function isEqual(one: object, other: object): boolean {
  let left = 0;
  for (const name in one) {
    if (Reflect.get(one, name) !== Reflect.get(other, name)) return false;
    left += 1;
  }
  for (const _ in other) left -= 1;
  return left === 0;
}

/** Freezes a row with its parts, so that the next look need not compare it, and a handler that changes it fails. */
function freeze(value: object): void {
  if (Object.isFrozen(value) || ArrayBuffer.isView(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) freeze(part);
  }
}

/** The followed properties as JSON, since texts are faster to compare than properties. */
const printOf = (kind: Followed, row: object, state: TenantState): string =>
  JSON.stringify(kind.fields(row, state));

/** The slices of the state that the rows of each kind come from. */
let slices: readonly ReadonlySet<keyof TenantState>[] | undefined;

/**
 * Looks at the kinds with rows in these slices, or at all of them.
 * @returns what is there now, and how it differs from before, by kind
 */
function lookAgain(
  state: TenantState,
  before: Watch['seen'],
  touched: ReadonlySet<keyof TenantState> | null,
): { seen: Seen[]; changes: Iterable<Change>[] } {
  const values = untouched(state);
  slices ??= followed.map((kind) => slicesRead(values, (read) => [...kind.rows(read)]));
  const own = slices;
  const followedSlices = new Set(followed.flatMap(({ slice }) => slice ?? []));
  const written = new Map(
    [...followedSlices].map((slice) => [slice, takeWritten(state, slice, 'log')]),
  );
  const found = followed.map((kind, i): [Seen, Iterable<Change>] => {
    const known = before[i];
    const ids = (kind.slice && written.get(kind.slice)) ?? null;
    // What is changed in place is not written.
    if (known && ids && kind.rowsOf && !kind.isChangedInPlace)
      return [known, lookAt(kind, values, known, ids)];
    const isTouched = !touched || [...(own[i] ?? [])].some((name) => touched.has(name));
    if (known && !isTouched) return [known, []];
    const seen = look(kind, values, known);
    return [seen, changesIn(known ?? new Map(), seen)];
  });
  return { seen: found.map(([seen]) => seen), changes: found.map(([, changes]) => changes) };
}

/**
 * - `looked`: `differences` has seen all that the call changed;
 * - `unchanged`: the call was refused, or only read;
 * - `failed`: it threw, and may have changed something.
 */
export type Outcome = 'looked' | 'unchanged' | 'failed';

/**
 * Looks at the records before a call, unless nothing has changed since the last look. While other calls wait, what they last saw
 * counts, so that each change is logged once.
 * @param isCounted whether the engine counts the call as a change after its handler
 * @returns a function to call when the call has ended
 */
export function watch(
  tenant: Pick<Tenant, 'state' | 'changes'>,
  isCounted: boolean,
): (outcome: Outcome) => void {
  const { state } = tenant;
  const watched = watches.get(state) ?? { calls: 0, seen: [], changes: Number.NaN };
  if (watched.calls === 0 && watched.changes !== tenant.changes) {
    // Something else than a call changed it, such as a job, which may hold a slice that it read long ago. What was touched stays
    // so: the guard of this call may have read what its handler changes.
    watched.seen = lookAgain(state, watched.seen, null).seen;
    watched.changes = tenant.changes;
  }
  watched.calls += 1;
  watches.set(state, watched);
  return (outcome) => {
    watched.calls -= 1;
    const isKnown = outcome === 'unchanged' && watched.changes === tenant.changes;
    watched.changes =
      outcome === 'looked' || isKnown ? tenant.changes + Number(isCounted) : Number.NaN;
  };
}

type Difference = Pick<ActivityEntry, 'action' | 'module' | 'projectId' | 'record' | 'changes'> & {
  row: object;
};

/** Returns what a call changed since the last look, record by record. */
export function differences(
  { state, working }: Pick<Tenant, 'state' | 'working'>,
  actorId: string | null,
): Difference[] {
  const watched = watches.get(state);
  if (!watched) return [];
  // The call itself is at work. Another one can hold a slice that it has read before.
  const touched = takeTouched(state, working <= 1);
  const { seen, changes } = lookAgain(state, watched.seen, touched);
  watched.seen = seen;
  return followed.flatMap((kind, i) => [...between({ kind, state, actorId }, changes[i] ?? [])]);
}

function* between(
  { kind, state, actorId }: { kind: Followed; state: TenantState; actorId: string | null },
  found: Iterable<Change>,
): Generator<Difference> {
  const entry = (
    row: object,
    action: ActivityEntry['action'],
    changes: Difference['changes'],
  ): Difference => ({
    action,
    module: typeof kind.module === 'string' ? kind.module : kind.module(row, actorId),
    projectId: kind.projectId(row),
    record: { type: kind.type, number: null, ...kind.record(row, state) },
    changes,
    row,
  });
  const textOfRow = ({ was }: Known) => printOf(kind, was, state);
  for (const [old, now] of found) {
    const row = now?.row ?? old?.row;
    if (!row) continue;
    const [from, to] = [old ? textOfRow(old) : NOTHING, now ? textOfRow(now) : NOTHING];
    if (now && from === to) continue;
    const changes = changesBetween(from, to);
    if (!now) yield entry(row, kind.deleted ?? 'deleted', changes);
    else if (!old) yield entry(row, kind.created ?? 'created', changes);
    else if (changes.length > 0) yield entry(row, changed(kind, changes), changes);
  }
}

const changed = ({ changed: actions = {} }: Followed, changes: Difference['changes']) =>
  changes.flatMap(({ field }) => actions[field] ?? [])[0] ?? 'updated';

function changesBetween(printBefore: string, printAfter: string): Difference['changes'] {
  const before = fieldsOf(printBefore);
  const after = fieldsOf(printAfter);
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const from = before[field] ?? null;
    const to = after[field] ?? null;
    return from === to ? [] : [changeOf(field, from, to)];
  });
}
