import type { TenantState } from '../model.ts';

type Slice = keyof TenantState;

/** A row of the database: the text of a value, or null to remove it. */
export interface RowText {
  slice: string;
  key: string;
  text: string | null;
}

/** What differs from what is saved. */
export interface Change {
  slice: Slice;
  /** Of the value in a record; empty for a list. */
  key: string;
  rows: RowText[];
  /** Call when the rows are saved. */
  keep(): void;
  /** Gives the state its saved value back. */
  undo(): void;
}

/** A saved value, with what tells whether it was changed in place since. */
interface Saved {
  value: unknown;
  /** Its properties as they were saved, or its text; null for one that is frozen, or has no properties. */
  was: object | string | null;
}

/** A list. Entries leave at its start and come at its end, so that each keeps its number. */
interface SavedList {
  /** The number of the first entry. */
  base: number;
  entries: Saved[];
  /** The list that was saved. */
  list?: readonly unknown[];
}

/** A record. */
class SavedRecord {
  readonly values = new Map<string, Saved | SavedList>();
  /** The keys of values that handlers may change in place. */
  readonly open = new Set<string>();

  set(slice: string, key: string, saved: Saved | SavedList): void {
    this.values.set(key, saved);
    if (isList(saved) ? !NEVER_CHANGED.has(slice) : saved.was !== null) this.open.add(key);
    else this.open.delete(key);
  }

  delete(key: string): void {
    this.values.delete(key);
    this.open.delete(key);
  }
}

/** A slice with more rows is searched only for what was written. */
const MANY = 50;

/** Between the name of a list and the number of an entry. */
const OF = '\u0000';
const DIGITS = 12;

const isList = (saved: Saved | SavedList): saved is SavedList => 'entries' in saved;

/** Handlers change the rows of these slices below their properties, too. They are few. */
const CHANGED_BELOW: ReadonlySet<string> = new Set(['discussions', 'models', 'threads']);

/** Nobody changes the entries of these slices once they are saved, and lists only get more. They are many. */
const NEVER_CHANGED: ReadonlySet<string> = new Set([
  'activity',
  'files',
  'keptAnswers',
  'messages',
  'notices',
  'outbox',
  'pageUpdates',
  'pushes',
  'punchItems',
  'rfis',
  'stream',
  'submittals',
]);

/**
 * Handlers that change other rows in place set properties, and change nothing below them, so that it need not be looked at: that
 * takes ten times longer.
 */
function savedOf(slice: string, value: unknown, text: string): Saved {
  const isOpen = typeof value === 'object' && value !== null && !Object.isFrozen(value);
  if (!isOpen || NEVER_CHANGED.has(slice)) return { value, was: null };
  return { value, was: CHANGED_BELOW.has(slice) ? text : { ...value } };
}

function isSame({ value: saved, was }: Saved, value: unknown): boolean {
  if (!Object.is(saved, value)) return false;
  if (typeof was === 'string') return was === JSON.stringify(value);
  return was === null || isEqual(was, value as object);
}

/** Rows have no inherited properties, so that the fastest loop will do. */
function isEqual(one: object, other: object): boolean {
  let left = 0;
  for (const name in one) {
    if (!Object.is(Reflect.get(one, name), Reflect.get(other, name))) return false;
    left += 1;
  }
  for (const _ in other) left -= 1;
  return left === 0;
}

/** Returns the value as it was saved. It stays the same object, because jobs at work know theirs. */
function restored({ value, was }: Saved): unknown {
  if (was === null) return value;
  const own = value as object;
  for (const name of Object.keys(own)) Reflect.deleteProperty(own, name);
  return Object.assign(own, typeof was === 'string' ? JSON.parse(was) : was);
}

/** How many entries have left a list at its start. */
function goneFrom(entries: readonly Saved[], list: readonly unknown[]): number {
  if (list.length === 0) return entries.length;
  if (entries.length === 0 || Object.is(entries[0]?.value, list[0])) return 0;
  return Math.max(
    0,
    entries.findIndex(({ value }) => Object.is(value, list[0])),
  );
}

/** Whether all entries that are saved are in the same list, so that it can only have become longer. */
function isLonger(
  slice: string,
  { entries, list: known }: SavedList,
  list: readonly unknown[],
): boolean {
  const last = entries.length - 1;
  return (
    known === list &&
    last >= 0 &&
    NEVER_CHANGED.has(slice) &&
    Object.is(entries[0]?.value, list[0]) &&
    Object.is(entries[last]?.value, list[last])
  );
}

function listChange(slice: string, prefix: string, saved: SavedList, list: readonly unknown[]) {
  const { base, entries } = saved;
  const keyOf = (index: number) => prefix + String(base + index).padStart(DIGITS, '0');
  const start = isLonger(slice, saved, list) ? entries.length : 0;
  const gone = start > 0 ? 0 : goneFrom(entries, list);
  const rows: RowText[] = [];
  for (let i = 0; i < gone; i++) rows.push({ slice, key: keyOf(i), text: null });
  const changed: [index: number, Saved][] = [];
  for (let i = start; i < list.length; i++) {
    const known = entries[gone + i];
    const value = list[i];
    if (known && isSame(known, value)) continue;
    const text = JSON.stringify(value);
    rows.push({ slice, key: keyOf(gone + i), text });
    changed.push([i, savedOf(slice, value, text)]);
  }
  for (let i = gone + list.length; i < entries.length; i++) {
    rows.push({ slice, key: keyOf(i), text: null });
  }
  return {
    rows,
    keep() {
      saved.base = base + gone;
      entries.splice(0, gone);
      for (const [i, entry] of changed) entries[i] = entry;
      entries.length = list.length;
      saved.list = list;
    },
  };
}

/** Removes all rows of a value. */
function removal(slice: string, key: string, saved: Saved | SavedList): RowText[] {
  if (!isList(saved)) return [{ slice, key, text: null }];
  const own = listChange(slice, key + OF, saved, []);
  return [{ slice, key: key + OF, text: null }, ...own.rows];
}

function putBack(
  record: Record<string, unknown>,
  key: string,
  known: Saved | SavedList | undefined,
): void {
  if (!known) delete record[key];
  // Another list, because tenants may share this one.
  else record[key] = isList(known) ? known.entries.map(restored) : restored(known);
}

function valueChange(
  slice: Slice,
  key: string,
  { record, saved }: { record: Record<string, unknown>; saved: SavedRecord },
): Change | null {
  const value = record[key];
  const known = saved.values.get(key);
  const undo = () => putBack(record, key, known);
  if (known && isList(known) && Array.isArray(value)) {
    const { rows, keep } = listChange(slice, key + OF, known, value);
    return rows.length > 0 ? { slice, key, rows, keep, undo } : null;
  }
  if (known && !isList(known) && !Array.isArray(value) && isSame(known, value)) {
    // Somebody has frozen it meanwhile, so it need not be compared again.
    if (known.was !== null && Object.isFrozen(value)) saved.set(slice, key, { value, was: null });
    return null;
  }
  const rows = known && isList(known) !== Array.isArray(value) ? removal(slice, key, known) : [];
  if (Array.isArray(value)) {
    const list: SavedList = { base: 0, entries: [] };
    const own = listChange(slice, key + OF, list, value);
    const keep = () => {
      own.keep();
      saved.set(slice, key, list);
    };
    rows.push({ slice, key: key + OF, text: '[]' }, ...own.rows);
    return { slice, key, rows, keep, undo };
  }
  const text = JSON.stringify(value);
  rows.push({ slice, key, text });
  const keep = () => saved.set(slice, key, savedOf(slice, value, text));
  return { slice, key, rows, keep, undo };
}

/** @param written the only keys that were written; null if that is not known */
function* recordChanges(
  slice: Slice,
  saved: SavedRecord,
  record: Record<string, unknown>,
  written: readonly string[] | null,
): Generator<Change> {
  const keys = written && new Set([...written, ...saved.open]);
  for (const key of keys ?? Object.keys(record)) {
    if (record[key] === undefined) continue;
    const change = valueChange(slice, key, { record, saved });
    if (change) yield change;
  }
  for (const key of keys ?? saved.values.keys()) {
    const known = saved.values.get(key);
    if (!known || record[key] !== undefined) continue;
    yield {
      ...{ slice, key },
      rows: removal(slice, key, known),
      keep: () => saved.delete(key),
      undo: () => putBack(record, key, known),
    };
  }
}

/** What is saved of a state, and how the state differs from it. */
export class SavedRows {
  readonly #slices = new Map<string, SavedList | SavedRecord>();

  /**
   * Returns what differs in these slices.
   * @param writtenIn the only keys of a slice that were written; null if that is not known
   */
  *changes(
    state: TenantState,
    names: Iterable<Slice>,
    writtenIn: (name: Slice) => readonly string[] | null,
  ): Generator<Change> {
    for (const name of names) {
      const written = writtenIn(name);
      const slice: unknown = Reflect.get(state, name);
      if (Array.isArray(slice)) {
        const saved = this.#slices.get(name) ?? { base: 0, entries: [] };
        this.#slices.set(name, saved);
        if (saved instanceof SavedRecord) continue;
        const { rows, keep } = listChange(name, '', saved, slice);
        const undo = () => {
          slice.length = 0;
          for (const entry of saved.entries) slice.push(restored(entry));
        };
        if (rows.length > 0) yield { slice: name, key: '', rows, keep, undo };
      } else if (typeof slice === 'object' && slice !== null) {
        const saved = this.#slices.get(name) ?? new SavedRecord();
        this.#slices.set(name, saved);
        if (saved instanceof SavedRecord)
          yield* recordChanges(name, saved, slice as never, written);
      }
    }
  }

  /** Whether a slice has many rows, and few of them may be changed in place. */
  isLarge(name: Slice): boolean {
    const saved = this.#slices.get(name);
    return saved instanceof SavedRecord && saved.values.size > MANY && saved.open.size < MANY;
  }

  /**
   * Reads saved rows into a state.
   * @param rows in the order in which they were first saved
   */
  read(state: TenantState, rows: Iterable<{ slice: string; key: string; text: string }>): void {
    for (const { slice, key, text } of rows) {
      const into: unknown = Reflect.get(state, slice);
      const value: unknown = JSON.parse(text);
      if (Array.isArray(into)) {
        const saved = (this.#slices.get(slice) as SavedList) ?? { base: Number(key), entries: [] };
        this.#slices.set(slice, saved);
        saved.list = into;
        into.push(value);
        saved.entries.push(savedOf(slice, value, text));
      } else if (typeof into === 'object' && into !== null) {
        const saved = (this.#slices.get(slice) as SavedRecord) ?? new SavedRecord();
        this.#slices.set(slice, saved);
        readInto(into as Record<string, unknown>, saved, { slice, key, value, text });
      }
    }
  }
}

function readInto(
  record: Record<string, unknown>,
  saved: SavedRecord,
  { slice, key, value, text }: { slice: string; key: string; value: unknown; text: string },
): void {
  const [name = '', number] = key.split(OF);
  if (number === undefined) {
    record[name] = value;
    saved.set(slice, name, savedOf(slice, value, text));
    return;
  }
  if (!saved.values.has(name)) {
    saved.set(slice, name, { base: 0, entries: [] });
    record[name] = [];
  }
  if (number === '') return;
  const own = saved.values.get(name) as SavedList;
  if (own.entries.length === 0) own.base = Number(number);
  own.entries.push(savedOf(slice, value, text));
  const list = record[name] as unknown[];
  own.list = list;
  list.push(value);
}
