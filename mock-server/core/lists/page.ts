import { invalid } from '../../engine/problem.ts';
import { ok } from '../../engine/success.ts';

type Key = string | number | null;

/** The order of a list. Items without a key come last in both directions. */
export interface Order<T> {
  name: string;
  downwards: boolean;
  keyOf(item: T): Key;
}

/** Reads a `sort` parameter: the name of a field, with a minus for descending order. */
export function orderOf<T>(sort: string, keyOf: (item: T, field: string) => Key): Order<T> {
  const downwards = sort.startsWith('-');
  const field = downwards ? sort.slice(1) : sort;
  return { name: sort, downwards, keyOf: (item) => keyOf(item, field) };
}

export interface PageQuery {
  limit?: number;
  cursor?: string;
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Items are in order of their keys. Those with equal keys are in order of their ids. */
type Place = [key: Key, id: string];

function compare(a: Place, b: Place, downwards: boolean): number {
  if (a[0] !== b[0]) {
    if (a[0] === null) return 1;
    if (b[0] === null) return -1;
    return a[0] < b[0] === downwards ? 1 : -1;
  }
  return a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}

export function sorted<T extends { id: string }>(items: readonly T[], order: Order<T>): T[] {
  return placed(items, order).map(({ item }) => item);
}

function placed<T extends { id: string }>(items: readonly T[], { keyOf, downwards }: Order<T>) {
  return items
    .map((item) => ({ item, place: [keyOf(item), item.id] as Place }))
    .sort((a, b) => compare(a.place, b.place, downwards));
}

/**
 * Returns one page. The cursor holds the position of the last item, not a count, so a page neither repeats nor skips an
 * item when others are added or removed. Refuses a cursor that is not from this order.
 */
export function sortedPage<T extends { id: string }>(
  items: readonly T[],
  order: NoInfer<Order<T>>,
  { limit = 50, cursor }: PageQuery,
): Page<T> | ReturnType<typeof invalid> {
  const after = cursor === undefined ? null : readCursor(cursor, order.name);
  if (after === undefined) {
    return invalid('/cursor', 'cursor', 'must come from the previous page, in the same order');
  }
  const rest = placed(items, order).filter(
    ({ place }) => after === null || compare(place, after, order.downwards) > 0,
  );
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && rest.length > page.length;
  return {
    items: page.map(({ item }) => item),
    nextCursor: hasMore ? writeCursor(order.name, last.place) : null,
  };
}

/**
 * Answers with one page of a list.
 * @param shown an item as the answer has it
 * @param more what stands beside the items
 */
export function pageReply<T extends { id: string }, Shown, More extends object = object>(
  items: readonly T[],
  order: NoInfer<Order<T>>,
  query: PageQuery,
  shown: (item: T) => Shown,
  more = {} as More,
) {
  const page = sortedPage(items, order, query);
  if ('refused' in page) return page;
  const data = page.items.map((item) => shown(item));
  return ok(data, { nextCursor: page.nextCursor, ...more });
}

const writeCursor = (name: string, place: Place) =>
  Buffer.from(JSON.stringify([name, ...place])).toString('base64url');

function readCursor(cursor: string, name: string): Place | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== 3 || read[0] !== name) return undefined;
    const [, key, id] = read;
    const isKey = key === null || typeof key === 'string' || typeof key === 'number';
    return isKey && typeof id === 'string' ? [key, id] : undefined;
  } catch {
    return undefined;
  }
}
