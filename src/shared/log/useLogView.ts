import { useSearchParams } from 'wouter';

export interface LogView {
  q: string;
  /** As the server wants it: a name, with a minus for descending. */
  sort: string;
  overdue: boolean;
  /** Chosen values by the name of their filter; a filter that is not set is not there. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Ids of the shown columns; null where the person has chosen none. */
  columns: readonly string[] | null;
}

export interface LogViewOptions {
  /** Permitted values by filter; null permits any, such as the ids of people. */
  filters: Readonly<Record<string, readonly string[] | null>>;
  sorts: readonly string[];
  defaultSort: string;
}

/** What the address says of a log's list; what it does not know it ignores. */
export function readLogView(search: URLSearchParams, options: LogViewOptions): LogView {
  const sort = search.get('sort') ?? '';
  const filters: Record<string, string[]> = {};
  for (const [name, permitted] of Object.entries(options.filters)) {
    const given = search.getAll(name).filter((value) => value !== '');
    const known = [...new Set(given)].filter((value) => permitted?.includes(value) ?? true);
    if (known.length > 0) filters[name] = known;
  }
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    sort: options.sorts.includes(sort) ? sort : options.defaultSort,
    overdue: search.get('overdue') === 'true',
    filters,
    columns: search.has('columns') ? (search.get('columns') ?? '').split(',') : null,
  };
}

/** Writes a view into the address, leaving out what is as it was in the beginning. */
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
  set('columns', view.columns?.join(',') ?? '');
  for (const name of Object.keys(options.filters)) {
    search.delete(name);
    for (const value of view.filters[name] ?? []) search.append(name, value);
  }
  return search;
}

/** The view, and a function that changes parts of it in the address. */
export function useLogView(options: LogViewOptions): [LogView, (change: Partial<LogView>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<LogView>) =>
    setSearch(
      (before) =>
        writeLogView(
          new URLSearchParams(before),
          { ...readLogView(before, options), ...part },
          options,
        ),
      { replace: true },
    );
  return [readLogView(search, options), change];
}

/** How many filters are set, the search not counted. */
export const countFilters = ({ filters, overdue }: LogView): number =>
  Object.keys(filters).length + (overdue ? 1 : 0);
