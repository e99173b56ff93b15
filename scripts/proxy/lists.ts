import type { Finding } from '../conformance/check.ts';
import type { Api, Operation } from '../conformance/operations.ts';
import { isObject, rowsOf } from '../conformance/requests/values.ts';

/** One page of a list as the browser asked for it. */
export interface Page {
  operation: Operation;
  path: string;
  query: URLSearchParams;
  /** The Authorization header: each account has lists of its own. */
  caller: string;
  json: unknown;
}

/** What is remembered of a page. */
interface Known {
  /** The filters, in a canonical form. */
  filters: string;
  values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether it belongs to the first page, or to one that leads there. */
  isFromStart: boolean;
  /** Ids of the rows from the first page to this one, or only those of this page. */
  ids: readonly string[];
  next: string | null;
  at: number;
}

/** Other clients may change a list, too. */
const MEMORY_MS = 60_000;
const MOST_PAGES = 200;
const PAGING = ['cursor', 'limit', 'sort'];

/** Compares the pages of each list over time, until a write passes. */
export class Lists {
  readonly #api: Api;
  readonly #pages = new Map<string, Known[]>();
  #writes = 0;
  #underWay = 0;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Notes that a call begins. A write may change any list, so what was read before it is forgotten.
   * @returns the time of a read, in writes
   */
  begin(isWrite: boolean): number {
    if (isWrite) {
      this.#underWay += 1;
      this.#forget();
    }
    return this.#writes;
  }

  endWrite(): void {
    this.#underWay -= 1;
    this.#forget();
  }

  #forget(): void {
    this.#writes += 1;
    this.#pages.clear();
  }

  /** Compares a page with the earlier ones of its list, and remembers it. @param began the result of `begin` */
  compare(page: Page, began: number): Finding[] {
    // The page may show a list before the write or after it.
    if (this.#underWay > 0 || began !== this.#writes) return [];
    const { operation, json, path, caller } = page;
    if (!isObject(json) || !Array.isArray(json.data)) return [];
    const list = `${caller} ${path}`;
    const now = Date.now();
    const earlier = (this.#pages.get(list) ?? []).filter(({ at }) => now - at < MEMORY_MS);
    const known = this.#read(page, earlier, now);
    this.#pages.set(list, [...earlier, known].slice(-MOST_PAGES));
    const takesCursor = operation.query.some(({ name }) => name === 'cursor');
    const same = earlier.filter(({ filters }) => filters === known.filters);
    return [
      ...(takesCursor ? lostPages(known, same) : []),
      ...this.#overlaps(operation, known, earlier),
    ];
  }

  #read({ query, json }: Page, earlier: readonly Known[], at: number): Known {
    const cursor = query.get('cursor');
    const rowIds = rowsOf(json).map(({ id }) => String(id));
    const filters = new URLSearchParams([...query].filter(([name]) => !PAGING.includes(name)));
    filters.sort();
    const before = earlier.find(
      (page) => page.next === cursor && page.filters === filters.toString(),
    );
    const { nextCursor = null } = isObject(json) ? json : {};
    return {
      filters: filters.toString(),
      values: new Map([...filters.keys()].map((name) => [name, new Set(filters.getAll(name))])),
      isFromStart: cursor === null || before?.isFromStart === true,
      ids: cursor === null ? rowIds : [...(before?.ids ?? []), ...rowIds],
      next: nextCursor === null ? null : String(nextCursor),
      at,
    };
  }

  /** A filter by an option excludes the others, so no record is in the lists of two options. */
  #overlaps({ query }: Operation, known: Known, earlier: readonly Known[]): Finding[] {
    return query.flatMap(({ name, schema }): Finding[] => {
      const { enum: ownOptions, items } = this.#api.flat(schema);
      const options = ownOptions ?? (items && this.#api.flat(items).enum);
      const values = known.values.get(name);
      if (!options || !values) return [];
      const twice = earlier.find((page) => {
        const others = page.values.get(name);
        const isOther = others && ![...others].some((value) => values.has(value));
        return isOther && page.ids.some((id) => known.ids.includes(id));
      });
      if (!twice) return [];
      const [first, second] = [values, twice.values.get(name) ?? []].map((each) =>
        [...each].join(' or '),
      );
      const expected = `other records with ${name} ${first} than with ${second}`;
      return [{ expected, got: 'a record that is in both lists' }];
    });
  }
}

/** A list that ends has no records beyond its end. */
function lostPages(known: Known, earlier: readonly Known[]): Finding[] {
  const whole = [known, ...earlier].filter(({ isFromStart, next }) => isFromStart && next === null);
  const all = [known, ...earlier];
  const short = whole.find(({ ids }) =>
    all.some((page) => page.ids.some((id) => !ids.includes(id))),
  );
  if (!short) return [];
  const expected = 'a nextCursor, because another page of the list shows more records';
  return [{ expected, got: `null after ${short.ids.length} records` }];
}
