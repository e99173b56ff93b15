import { createHash } from 'node:crypto';
import type { Reply } from '../../engine/reply.ts';

/**
 * Content security policy of the pages. The reference adds inline styles at run time. Scripts must not be inline, and
 * calls go to this mock only.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns an answer that browsers revalidate each time. */
export const bytes = (type: string, body: Buffer): Reply => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body,
});

export const text = (type: string, body: string): Reply => bytes(type, Buffer.from(body));

/** Returns 304 if the caller already has this answer, otherwise the answer. */
export function notModified(reply: Reply, ifNoneMatch: string | undefined): Reply {
  if (reply.status !== 200 || !Buffer.isBuffer(reply.body)) return reply;
  const etag = `"${createHash('sha256').update(reply.body).digest('base64url').slice(0, 22)}"`;
  const headers = { ...reply.headers, etag };
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return known ? { status: 304, headers, body: null } : { ...reply, headers };
}
