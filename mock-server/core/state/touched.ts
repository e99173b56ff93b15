import type { TenantState } from './model.ts';

type Slice = keyof TenantState;

interface Known {
  values: TenantState;
  touched: Set<Slice>;
  /** The same for what saves the state; null if nothing does. */
  unsaved: Set<Slice> | null;
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
  const own: Known = { values, touched, unsaved: null };
  for (const name of touched) {
    Object.defineProperty(state, name, {
      enumerable: true,
      get() {
        touched.add(name);
        own.unsaved?.add(name);
        return values[name];
      },
      set(value) {
        touched.add(name);
        own.unsaved?.add(name);
        Reflect.set(values, name, value);
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
