import { changeOf, textOf } from '../kinds/fields.ts';
import type { Followed } from '../kinds/kind.ts';
import { followed } from '../kinds/registry.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { TenantState } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

type Fields = Readonly<Record<string, string | null>>;

interface Known {
  row: object;
  record: { id: string; title: string };
  projectId: string | null;
  /** The followed properties as JSON, since texts are faster to compare than properties. */
  print: string;
}

/** What the log last saw of rows, by their keys. */
type Seen = Map<string, Known>;

/** What the log last saw of a tenant, and how many calls are changing it. */
interface Watch {
  calls: number;
  seen: readonly Seen[];
  /** The value of `tenant.changes` that belongs to what it saw. */
  changes: number;
}
const watches = new WeakMap<TenantState, Watch>();

const NOTHING = '{}';

const fieldsOf = (print: string): Fields =>
  Object.fromEntries(
    Object.entries<unknown>(JSON.parse(print)).map(([field, value]) => [field, textOf(value)]),
  );

function look(kind: Followed, state: TenantState, before: Seen | undefined): Seen {
  const now: Seen = new Map();
  for (const [key, row] of kind.rows(state)) {
    const known = before?.get(key);
    // Shared records of the demo are replaced, never changed.
    const isSame = known?.row === row && Object.isFrozen(row);
    now.set(key, isSame ? known : knownOf(kind, row, state));
  }
  return now;
}

const knownOf = (kind: Followed, row: object, state: TenantState): Known => ({
  row,
  record: kind.record(row, state),
  projectId: kind.projectId(row),
  print: JSON.stringify(kind.fields(row, state)),
});

const lookAtAll = (state: TenantState, before: readonly Seen[] = []) =>
  followed.map((kind, i) => look(kind, state, before[i]));

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
    watched.seen = lookAtAll(state, watched.seen);
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

/** Returns what changed since the last look, record by record. */
export function differences(state: TenantState, actorId: string | null): Difference[] {
  const watched = watches.get(state);
  if (!watched) return [];
  const before = watched.seen;
  const now = lookAtAll(state, before);
  watched.seen = now;
  return followed.flatMap((kind, i) => [
    ...between(kind, before[i] ?? new Map(), now[i] ?? new Map(), actorId),
  ]);
}

function* between(
  kind: Followed,
  before: Seen,
  now: Seen,
  actorId: string | null,
): Generator<Difference> {
  const entry = (
    known: Known,
    action: ActivityEntry['action'],
    changes: Difference['changes'],
  ) => ({
    action,
    module: typeof kind.module === 'string' ? kind.module : kind.module(known.row, actorId),
    projectId: known.projectId,
    record: { type: kind.type, number: null, ...known.record },
    changes,
    row: known.row,
  });
  for (const [key, known] of now) {
    const old = before.get(key);
    if (old?.print === known.print) continue;
    const changes = changesBetween(old?.print ?? NOTHING, known.print);
    if (!old) yield entry(known, kind.created ?? 'created', changes);
    else if (changes.length > 0) yield entry(known, changed(kind, changes), changes);
  }
  for (const [key, known] of before) {
    if (!now.has(key)) {
      yield entry(known, kind.deleted ?? 'deleted', changesBetween(known.print, NOTHING));
    }
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
