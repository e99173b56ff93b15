import type { Reply } from '../engine/reply.ts';

/**
 * Answers with the part of a file that was asked for (RFC 9110, section 14): players jump in a video by it. Several
 * parts at once may be ignored, and are.
 */
export function rangeOf(whole: Reply, range: string | undefined): Reply {
  const reply = { ...whole, headers: { ...whole.headers, 'accept-ranges': 'bytes' } };
  const size = whole.body?.length ?? 0;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (whole.status !== 200 || !whole.body || (first === '' && last === '')) return reply;
  // Without a beginning, it is so many bytes from the end.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from > to || from >= size) {
    const headers = { ...reply.headers, 'content-range': `bytes */${size}` };
    return { status: 416, headers, body: null };
  }
  return {
    status: 206,
    headers: { ...reply.headers, 'content-range': `bytes ${from}-${to}/${size}` },
    body: whole.body.subarray(from, to + 1),
  };
}
