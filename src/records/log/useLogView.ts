import { useCallback, useMemo } from 'react';
import { useAddressParams } from '@/shared/routing/search';

export interface LogView {
  q: string;
  /** The contract's sort value: a name, with a minus for descending. */
  sort: string;
  overdue: boolean;
  /** The first and last due date as 'YYYY-MM-DD'; empty for an open end. */
  dueFrom: string;
  dueTo: string;
  /** The chosen values by filter name, without the filters that are not set. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The ids of the shown columns; null for the default columns. */
  columns: readonly string[] | null;
  /** Whether to show the board instead of the table. */
  board: boolean;
  /** What the rows are grouped by; empty for no groups. */
  group: string;
  /** The id of the saved view that was opened; empty for none. */
  saved: string;
}

export interface LogViewOptions {
  /** The permitted values by filter; null permits any, such as the ids of people. */
  filters: Readonly<Record<string, readonly string[] | null>>;
  /** The filters of a list that was just opened. A board begins without filters. */
  initialFilters: Readonly<Record<string, readonly string[]>>;
  sorts: readonly string[];
  groups: readonly string[];
  defaultSort: string;
}

/** The value of an initial filter that the user has turned off. */
const ALL = 'all';

/** Tells whether a filter has its initial values. */
export const isInitial = (view: LogView, name: string, options: LogViewOptions): boolean => {
  const initial = options.initialFilters[name];
  const values = view.filters[name] ?? [];
  return initial?.length === values.length && initial.every((value) => values.includes(value));
};

const dayIn = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** Reads the view of a log's list from the address. Unknown parameters are ignored. */
export function readLogView(search: URLSearchParams, options: LogViewOptions): LogView {
  const sort = search.get('sort') ?? '';
  const board = search.get('view') === 'board';
  const filters: Record<string, readonly string[]> = {};
  for (const [name, permitted] of Object.entries(options.filters)) {
    const given = search.getAll(name).filter((value) => value !== '');
    const known = [...new Set(given)].filter((value) => permitted?.includes(value) ?? true);
    const initial = options.initialFilters[name];
    if (known.length > 0) filters[name] = known;
    else if (initial && !board && !given.includes(ALL)) filters[name] = initial;
  }
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    sort: options.sorts.includes(sort) ? sort : options.defaultSort,
    overdue: search.get('overdue') === 'true',
    dueFrom: dayIn(search.get('dueFrom')),
    dueTo: dayIn(search.get('dueTo')),
    filters,
    columns: search.has('columns') ? (search.get('columns') ?? '').split(',') : null,
    board,
    group: options.groups.find((name) => name === search.get('group')) ?? '',
    saved: (search.get('saved') ?? '').slice(0, 64),
  };
}

/** Writes a view into the address, leaving out the defaults. */
export function writeLogView(
  search: URLSearchParams,
  view: LogView,
  options: LogViewOptions,
): URLSearchParams {
  const set = (name: string, value: string) =>
    value ? search.set(name, value) : search.delete(name);
  set('q', view.q);
  set('sort', view.sort === options.defaultSort ? '' : view.sort);
  set('overdue', view.overdue ? 'true' : '');
  set('dueFrom', view.dueFrom);
  set('dueTo', view.dueTo);
  set('columns', view.columns?.join(',') ?? '');
  set('view', view.board ? 'board' : '');
  set('group', view.group);
  set('saved', view.saved);
  for (const name of Object.keys(options.filters)) {
    search.delete(name);
    if (isInitial(view, name, options)) continue;
    const values = view.filters[name] ?? [];
    for (const value of values) search.append(name, value);
    if (values.length === 0 && options.initialFilters[name] && !view.board) search.set(name, ALL);
  }
  return search;
}

/** Returns the view and a function that changes it in the address. */
export function useLogView(options: LogViewOptions): [LogView, (change: Partial<LogView>) => void] {
  const [search, setSearch] = useAddressParams();
  const view = useMemo(() => readLogView(search, options), [search, options]);
  const change = useCallback(
    (part: Partial<LogView>) =>
      setSearch((query) =>
        writeLogView(query, { ...readLogView(query, options), ...part }, options),
      ),
    [setSearch, options],
  );
  return [view, change];
}

/** A view without filters and search. */
export const noFilters = { q: '', filters: {}, overdue: false, dueFrom: '', dueTo: '' } as const;

/** Returns the number of filters that the user has set, without the search. */
export const countFilters = (view: LogView, options: LogViewOptions): number =>
  Object.keys(view.filters).filter((name) => !isInitial(view, name, options)).length +
  (view.overdue ? 1 : 0) +
  (view.dueFrom || view.dueTo ? 1 : 0);
