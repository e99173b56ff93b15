/** The sort key of a record: its display name, then its id. */
type Key = [name: string, id: string];

const compare = (a: Key, b: Key) => a[0].localeCompare(b[0], 'en') || a[1].localeCompare(b[1]);

/**
 * Returns one page of a list. The cursor holds the last record, not a count, so a page neither repeats nor skips a
 * record when others are added or removed. Returns null for an invalid cursor.
 */
export function pageOf<T>(
  items: readonly T[],
  keyOf: (item: T) => Key,
  { limit, cursor }: { limit: number; cursor?: string },
): { items: T[]; nextCursor: string | null } | null {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (after === undefined) return null;
  const rest = items
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)))
    .filter((item) => after === null || compare(keyOf(item), after) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && rest.length > page.length;
  return { items: page, nextCursor: hasMore ? writeCursor(keyOf(last)) : null };
}

const writeCursor = (key: Key) => Buffer.from(JSON.stringify(key)).toString('base64url');

function readCursor(cursor: string): Key | undefined {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isKey = Array.isArray(key) && key.length === 2 && key.every((x) => typeof x === 'string');
    return isKey ? (key as Key) : undefined;
  } catch {
    return undefined;
  }
}
