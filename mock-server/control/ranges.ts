import type { Reply } from '../engine/reply.ts';
import { readRange } from '../handlers/ranges.ts';

/** Answers with the part of a file that was asked for (RFC 9110, section 14): players jump in a video by it. */
export function rangeOf(whole: Reply & { body: Buffer }, range: string | undefined): Reply {
  const headers = { ...whole.headers, 'accept-ranges': 'bytes' };
  const size = whole.body.length;
  const wanted = readRange(range, size);
  if (wanted === 'all') return { ...whole, headers };
  if (wanted === 'none') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, body: null };
  }
  const { first, last } = wanted;
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${size}` },
    body: whole.body.subarray(first, last + 1),
  };
}
