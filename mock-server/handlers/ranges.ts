import { refuse } from '../engine/problem.ts';
import type { StoredBytes } from '../files/read.ts';

interface Asked {
  range: string | undefined;
  ifRange?: string | undefined;
}

/** A file, or the part of it that is asked for (RFC 9110, section 14). */
export function fileReply(
  { size, etag, part }: StoredBytes,
  { range, ifRange }: Asked,
  headers: Record<string, string>,
) {
  const all = { ...headers, 'accept-ranges': 'bytes', etag };
  const wanted = ifRange === undefined || ifRange === etag ? readRange(range, size) : 'all';
  if (wanted === 'none') {
    return refuse('RANGE_NOT_SATISFIABLE', { headers: { 'content-range': `bytes */${size}` } });
  }
  if (wanted === 'all') return { status: 200 as const, headers: all, body: part(0, size) };
  const { first, last } = wanted;
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

/** One range of bytes, all for anything that is none, and none for one that the file does not have. */
export function readRange(
  range: string | undefined,
  size: number,
): { first: number; last: number } | 'all' | 'none' {
  const [, from, to] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.replaceAll(' ', '') ?? '') ?? [];
  if (from === undefined || to === undefined || (!from && !to)) return 'all';
  // Without a first byte it is so many from the end.
  if (!from)
    return Number(to) === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to ? Number(to) : size - 1;
  if (to && last < first) return 'all';
  return first >= size ? 'none' : { first, last: Math.min(last, size - 1) };
}
