import type { Finding } from '../check.ts';
import type { Operation } from '../operations.ts';
import type { Answer } from '../target.ts';

/** Headers that a page may read without permission (Fetch standard, "CORS-safelisted response-header name"). */
const OPEN = /^(cache-control|content-(language|length|type)|expires|last-modified|pragma)$/;
/** Headers that are for the browser itself or for people. */
const UNREAD = /^(allow|accept-ranges|www-authenticate)$/;
/** Methods that need no permission (Fetch standard, "CORS-safelisted method"). */
export const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];

/** All operations share a departure about CORS: hosts answer it in one place. */
const differs = (expected: string, got: string): Finding => ({ about: 'CORS', expected, got });

/** A page of another origin may read the answer and each of its declared headers. */
export function checkShared(operation: Operation, origin: string, answer: Answer): Finding[] {
  const { headers, status } = answer;
  const declared = operation.answers.get(String(status)) ?? operation.answers.get('default');
  const exposed = listIn(headers, 'access-control-expose-headers');
  const hidden = (declared?.headers ?? [])
    .map(({ name }) => name.toLowerCase())
    .filter((name) => headers.has(name) && !OPEN.test(name) && !UNREAD.test(name))
    .filter((name) => !exposed.includes(name) && !exposed.includes('*'));
  return [
    ...checkOrigin(headers, origin),
    ...hidden.map((name) =>
      differs(`${name} in Access-Control-Expose-Headers`, exposed.join(', ') || 'no such header'),
    ),
  ];
}

function checkOrigin(headers: Headers, origin: string): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return [];
  return [differs(`Access-Control-Allow-Origin: ${origin}`, allowed ?? 'no such header')];
}

/** Names of the request headers that a browser asks for, in its order (Fetch standard, "CORS-preflight fetch"). */
export function namesOf({ secured, body, headers }: Operation): string[] {
  const isForm = body?.mediaType === 'multipart/form-data';
  const ownHeaders = headers.map((name) => name.toLowerCase()).filter((name) => name !== 'range');
  return [
    ...(secured ? ['authorization'] : []),
    ...(body && !isForm ? ['content-type'] : []),
    ...ownHeaders,
  ].sort();
}

export function checkPreflight(
  { status, headers }: Answer,
  origin: string,
  method: string,
  names: readonly string[],
): Finding[] {
  if (status < 200 || status > 299)
    return [differs('200 to 299 for a preflight without a token', String(status))];
  const methods = listIn(headers, 'access-control-allow-methods');
  const isAllowed = [method.toLowerCase(), '*'].some((each) => methods.includes(each));
  const allowed = listIn(headers, 'access-control-allow-headers');
  // The wildcard does not cover Authorization.
  const refused = names.filter(
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  );
  return [
    ...checkOrigin(headers, origin),
    ...(isAllowed || SIMPLE_METHODS.includes(method)
      ? []
      : [differs(`${method} in Access-Control-Allow-Methods`, methods.join(', ') || 'none')]),
    ...refused.map((name) =>
      differs(`${name} in Access-Control-Allow-Headers`, allowed.join(', ') || 'none'),
    ),
  ];
}

const listIn = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
