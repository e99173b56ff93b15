import { createHash } from 'node:crypto';

interface List {
  operationId: string;
  /** Path parameters. */
  params: Record<string, string>;
  /** Query parameters with the defaults of the contract. */
  query: Readonly<Record<string, unknown>>;
}

/** Returns what a cursor belongs to: the operation, its path, the filters and the order, but not the page size. */
function scopeOf({ operationId, params, query }: List): string {
  const { cursor: _, limit: __, ...filters } = query;
  const parts = [operationId, ...Object.entries({ ...params, ...filters }).sort()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10);
}

/**
 * Returns the handler's own part of a cursor; null if the cursor is from another list (openapi/guides/pagination.md).
 */
export function readCursor(cursor: string, list: List): string | null {
  const prefix = `${scopeOf(list)}.`;
  return cursor.startsWith(prefix) ? cursor.slice(prefix.length) : null;
}

/** Returns the answer's body with a cursor that works only for this list. */
export function withCursor(body: unknown, list: List): unknown {
  if (typeof body !== 'object' || body === null || !('nextCursor' in body)) return body;
  const { nextCursor } = body;
  return nextCursor === null ? body : { ...body, nextCursor: `${scopeOf(list)}.${nextCursor}` };
}
