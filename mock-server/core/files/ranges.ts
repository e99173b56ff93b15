import { refuse } from '../../engine/problem.ts';
import type { StoredBytes } from './read.ts';

interface RangeHeaders {
  range: string | undefined;
  ifRange?: string | undefined;
}

/** Answers with a file or the requested range of it (RFC 9110, section 14). */
export function fileReply(
  { size, etag, part }: StoredBytes,
  { range, ifRange }: RangeHeaders,
  headers: Record<string, string>,
) {
  const all = { ...headers, 'accept-ranges': 'bytes', etag };
  const requested = ifRange === undefined || ifRange === etag ? readRange(range, size) : 'all';
  if (requested === 'none') {
    return refuse('RANGE_NOT_SATISFIABLE', { headers: { 'content-range': `bytes */${size}` } });
  }
  if (requested === 'all') return { status: 200 as const, headers: all, body: part(0, size) };
  const { first, last } = requested;
  return {
    status: 206 as const,
    headers: {
      ...all,
      'content-range': `bytes ${first}-${last}/${size}`,
      // Parts of a large file would fill the browser's cache.
      'cache-control': 'no-store',
    },
    body: part(first, last - first + 1),
  };
}

/** Reads a range of bytes. Returns 'all' for an invalid header, and 'none' for a range outside of the file. */
export function readRange(
  range: string | undefined,
  size: number,
): { first: number; last: number } | 'all' | 'none' {
  const [, from, to] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.replaceAll(' ', '') ?? '') ?? [];
  if (from === undefined || to === undefined || (!from && !to)) return 'all';
  // Without a first byte, the number counts from the end.
  if (!from)
    return Number(to) === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to ? Number(to) : size - 1;
  if (to && last < first) return 'all';
  return first >= size ? 'none' : { first, last: Math.min(last, size - 1) };
}
