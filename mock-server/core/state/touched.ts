import type { TenantState } from './model.ts';

type Slice = keyof TenantState;

/** Who looks for what was written. */
type Looker = 'database' | 'log';

interface Known {
  values: TenantState;
  /** What a reader gets: the slices, or proxies of those whose keys are followed. */
  given: TenantState;
  touched: Set<Slice>;
  /** The same for what saves the state; null if nothing does. */
  unsaved: Set<Slice> | null;
  /** The keys that were written in followed slices, for each of those who look. */
  written: Map<Slice, Record<Looker, Set<string>>>;
}
const known = new WeakMap<TenantState, Known>();

/**
 * Notes which slices of a state somebody reads or replaces: only these can have changed. The slices become accessors of the
 * same object, so that nobody notices, and so that it costs no more with many records than with few.
 */
export function noteTouched(state: TenantState): void {
  if (known.has(state)) return;
  const values = { ...state };
  const touched = new Set(Object.keys(values) as Slice[]);
  const given = { ...values };
  const own: Known = { values, given, touched, unsaved: null, written: new Map() };
  for (const name of touched) {
    Object.defineProperty(state, name, {
      enumerable: true,
      get() {
        touched.add(name);
        own.unsaved?.add(name);
        return given[name];
      },
      set(value) {
        touched.add(name);
        own.unsaved?.add(name);
        own.written.delete(name);
        Reflect.set(values, name, value);
        Reflect.set(given, name, value);
      },
    });
  }
  known.set(state, own);
}

/**
 * Returns the slices that may differ from what is saved: those touched since the last time; at first all of them.
 * @param isAlone whether no other call is at work, which could hold a slice that it read before
 */
export function takeUnsaved(state: TenantState, isAlone: boolean): Slice[] {
  const found = known.get(state);
  const taken = [...(found?.unsaved ?? (Object.keys(state) as Slice[]))];
  if (found && isAlone) found.unsaved = new Set();
  return taken;
}

/**
 * Notes from now on which keys of a slice are written, so that a look at it costs no more with many rows than with few. Its rows
 * must be replaced, and never be changed in place. No other call may be at work, which could hold the slice itself.
 */
export function followWrites(state: TenantState, name: Slice): void {
  const own = known.get(state);
  if (!own || own.written.has(name)) return;
  const keys = { database: new Set<string>(), log: new Set<string>() };
  const note = (key: string | symbol) => {
    keys.database.add(String(key));
    keys.log.add(String(key));
  };
  const proxy = new Proxy<object>(own.values[name], {
    set: (slice, key, value) => {
      note(key);
      return Reflect.set(slice, key, value);
    },
    deleteProperty: (slice, key) => {
      note(key);
      return Reflect.deleteProperty(slice, key);
    },
  });
  // The log has not seen yet what was written before.
  for (const key of Object.keys(own.values[name])) keys.log.add(key);
  own.written.set(name, keys);
  Reflect.set(own.given, name, proxy);
}

/** Notes that a value is another one again, without a write through the state. */
export function noteWritten(state: TenantState, name: Slice, key: string): void {
  const keys = known.get(state)?.written.get(name);
  keys?.log.add(key);
}

/** Returns the keys that were written in a slice since the looker asked last; null if they are not followed. */
export function takeWritten(state: TenantState, name: Slice, looker: Looker): string[] | null {
  const keys = known.get(state)?.written.get(name)?.[looker];
  if (!keys) return null;
  const taken = [...keys];
  keys.clear();
  return taken;
}

/** The slices themselves: reading them leaves no note. */
export const untouched = (state: TenantState): TenantState => known.get(state)?.values ?? state;

/**
 * Returns the slices that were touched since the last look; null for all of them.
 * @param isAlone whether no other call is at work, which could hold a slice that it read before
 */
export function takeTouched(state: TenantState, isAlone: boolean): ReadonlySet<Slice> | null {
  const found = known.get(state);
  if (!found) return null;
  const taken = new Set(found.touched);
  if (isAlone) found.touched.clear();
  return taken;
}

/** Returns the slices that a function reads. */
export function slicesRead(state: TenantState, read: (state: TenantState) => void): Set<Slice> {
  const names = new Set<Slice>();
  read(
    new Proxy(untouched(state), {
      get(values, name) {
        names.add(name as Slice);
        return Reflect.get(values, name);
      },
    }),
  );
  return names;
}
