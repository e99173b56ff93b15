import { useMemo } from 'react';
import { leaveBackTo, push, replace } from '../routing/guardedLocation';
import { leaveFor } from '../routing/leaveGuard';
import { useAddressParams } from '../routing/search';

/** One part of a view, as a parameter of the address. */
interface Param<T extends string | boolean> {
  /** The value that the address leaves out. */
  initial: T;
  /** Returns `initial` for a text that is not a value. */
  read: (text: string) => T;
  /** Whether "Clear filters" resets it. */
  isFilter: boolean;
  /** Parameters to remove when this one changes. */
  drops: readonly string[];
  /** Whether it names what is open on top of the collection, which Back closes. */
  opens?: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: a param of strings is not one of booleans; `View` has the exact types.
type Params = Record<string, Param<any>>;
export type View<P extends Params> = {
  [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};

const plain = { isFilter: false, drops: [] };

/** A parameter with a fixed set of values, such as the sort order. */
export const choice = <V extends string>(values: readonly V[], initial: NoInfer<V>): Param<V> => ({
  ...plain,
  initial,
  read: (text) => values.find((value) => value === text) ?? initial,
});

/** Returns a filter by one of the given values, or 'all'. */
export const filter = <V extends string>(values: readonly V[]): Param<V | 'all'> => ({
  ...choice<V | 'all'>(values, 'all'),
  isFilter: true,
});

/** Returns a filter by free text, such as an id; empty when it is off. */
export const textFilter = (maxLength = 64): Param<string> => ({
  initial: '',
  read: (text) => text.slice(0, maxLength),
  isFilter: true,
  drops: [],
});

/** A filter by a calendar day such as 2026-11-18; empty when it is off. */
export const dayFilter: Param<string> = {
  initial: '',
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''),
  isFilter: true,
  drops: [],
};

export const flagFilter: Param<boolean> = {
  initial: false,
  read: (text) => text === '1',
  isFilter: true,
  drops: [],
};

/** The id of the item that is open on top of its collection; empty when none is. */
export const openItem = (...drops: string[]): Param<string> => ({
  ...textFilter(),
  isFilter: false,
  drops,
  opens: true,
});

/** The words of the search. "Clear filters" leaves them alone. */
export const searchWords: Param<string> = { ...textFilter(200), isFilter: false };

export function readView<P extends Params>(params: P, search: URLSearchParams): View<P> {
  const entries = Object.entries(params).map(([name, { read, initial }]) => {
    const text = search.get(name);
    return [name, text === null ? initial : read(text)];
  });
  return Object.fromEntries(entries);
}

/** Writes a change into the address, leaving out the initial values and those that a parameter does not take. */
export function writeView<P extends Params>(
  params: P,
  search: URLSearchParams,
  change: Partial<View<P>>,
): URLSearchParams {
  for (const [name, value] of Object.entries(change)) {
    const text = value === true ? '1' : String(value);
    for (const dropped of params[name]?.drops ?? []) search.delete(dropped);
    if (params[name]?.read(text) === params[name]?.initial) search.delete(name);
    else search.set(name, text);
  }
  return search;
}

/** How a change of the view shows: what opens on top gets an entry of its own in the history, which closing it leaves. */
function wayOf<P extends Params>(params: P, view: View<P>, part: Partial<View<P>>) {
  const changed = Object.keys(part).filter(
    (name) => params[name]?.opens && part[name] !== view[name],
  );
  if (changed.length === 0) return undefined;
  if (changed.every((name) => !part[name])) return leaveBackTo;
  const show = changed.some((name) => !view[name]) ? push : replace;
  return (address: string) => leaveFor(address, () => show(address));
}

/**
 * Returns the search, filters, order and layout of a collection. The address holds them, so that a link shows the same
 * view.
 */
export function useView<P extends Params>(params: P) {
  const [search, setSearch] = useAddressParams();
  const view = useMemo(() => readView(params, search), [params, search]);
  const change = (part: Partial<View<P>>) =>
    setSearch((query) => writeView(params, query, part), wayOf(params, view, part));
  const reset = (names: readonly string[]) =>
    setSearch((query) => {
      for (const name of names) query.delete(name);
      return query;
    });
  const filters = Object.keys(params).filter((name) => params[name]?.isFilter);
  const hasFilters = filters.some((name) => view[name] !== params[name]?.initial);
  return {
    view,
    change,
    /** The address of a changed view. */
    hrefOf: (part: Partial<View<P>>) =>
      `${location.pathname}?${writeView(params, new URLSearchParams(search), part)}`,
    hasFilters,
    /** Whether a search or filter is active. */
    isNarrowed: hasFilters || Boolean(view.q),
    clearFilters: () => reset(filters),
    clearAll: () => reset(['q', ...filters]),
  };
}

/** The values that a toolbar knows, beside those of the page. */
interface ToolbarView {
  /** Without `q` there is no search. */
  q?: string;
  sort?: string;
  layout?: string;
  [other: string]: string | boolean | undefined;
}

export type ViewControl<P extends Params> = ReturnType<typeof useView<P>>;

/** The part of the result of `useView` that a toolbar needs. */
export interface ViewState {
  view: ToolbarView;
  // A method for bivariance, since each view accepts only its own values.
  change(part: ToolbarView): void;
  hasFilters: boolean;
  isNarrowed: boolean;
  clearFilters: () => void;
  clearAll: () => void;
}

/** The state of a list query; an infinite query can have more pages. */
export interface ListQuery {
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}
