import { stat } from 'node:fs/promises';
import { FileSlice } from '../engine/fileSlice.ts';
import { refuse } from '../engine/problem.ts';

interface Asked {
  range: string | undefined;
  ifRange: string | undefined;
}

/** Headers of a file, with the entity tag that the parts of it are known by. */
type FileHeaders = { etag: string } & Record<string, string>;

/**
 * A file from the disk, or the part of it that is asked for (RFC 9110, section 14).
 * @returns null where there is no such file
 */
export async function fileReply(path: string, asked: Asked, contentType: string) {
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  const { size, mtimeMs } = found;
  const headers = {
    'content-type': contentType,
    etag: `"${size}-${Math.round(mtimeMs).toString(36)}"`,
    // Parts of a large file would fill the browser's cache.
    'cache-control': 'no-store',
  };
  return partReply(size, asked, headers, (from, to) => new FileSlice(path, from, to - from));
}

/** The same of a file that is in memory. */
export const dataReply = (data: Buffer, asked: Asked, headers: FileHeaders) =>
  partReply(data.length, asked, headers, (from, to) => data.subarray(from, to));

function partReply<Body>(
  size: number,
  { range, ifRange }: Asked,
  given: FileHeaders,
  slice: (from: number, to: number) => Body,
) {
  const headers = { ...given, 'accept-ranges': 'bytes' };
  const isSame = ifRange === undefined || ifRange === given.etag;
  const wanted = isSame ? readRange(range, size) : 'all';
  if (wanted === 'none') {
    return refuse('RANGE_NOT_SATISFIABLE', { headers: { 'content-range': `bytes */${size}` } });
  }
  if (wanted === 'all') return { status: 200 as const, headers, body: slice(0, size) };
  const { first, last } = wanted;
  return {
    status: 206 as const,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${size}` },
    body: slice(first, last + 1),
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
