import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { host } from '../support/ports.ts';

type Pair = [name: string, value: string];

/** Of one connection and not of the message (RFC 9110 section 7.6.1), besides what Connection itself names. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Of the browser's way to this machine and not of the message. The host is to answer as it answers its own
 * portal: by the name, the protocol and the address that it sees itself, and without asking from which origin.
 */
const LOCAL = [
  'host',
  'origin',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];

const pairsOf = ({ rawHeaders }: IncomingMessage): Pair[] =>
  rawHeaders.flatMap((name, i): Pair[] => (i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? '']] : []));

function without(pairs: Pair[], names: readonly string[]): Pair[] {
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((token) => token.trim().toLowerCase()));
  return pairs.filter(([name]) => ![...names, ...named].includes(name.toLowerCase()));
}

/** Whether a request has a body (RFC 9112 section 6.3). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The headers that go on to the host, as a flat list of names and values. */
export function onwardHeaders(request: IncomingMessage, base: URL): string[] {
  const { headers, method = 'GET', httpVersion } = request;
  const pairs = without(pairsOf(request), [...HOP_BY_HOP, ...LOCAL]);
  const isChunked = headers['transfer-encoding'] !== undefined;
  const isBare = !isChunked && headers['content-length'] === undefined;
  return [
    ['Host', base.host],
    ...pairs,
    // A gateway names itself (RFC 9110 section 7.6.3).
    ['Via', `${httpVersion} contract-proxy`],
    ...(isChunked ? [['Transfer-Encoding', 'chunked']] : []),
    ...(isBare && /^(POST|PUT|PATCH)$/.test(method) ? [['Content-Length', '0']] : []),
  ].flat();
}

/** The headers that go back to the browser. @param rewrite gives the place of a redirection */
export function backHeaders(
  answer: IncomingMessage,
  origin: string | undefined,
  rewrite: (location: string) => string,
): string[] {
  const pairs = without(pairsOf(answer), HOP_BY_HOP).map(
    ([name, value]): Pair =>
      name.toLowerCase() === 'location' ? [name, rewrite(value)] : [name, value],
  );
  return [...pairs, ...corsFor(answer.headers, origin)]
    .filter(([name], i, all) => !isReplaced(name, i, all))
    .flat();
}

const ALLOW_ORIGIN = 'access-control-allow-origin';
const EXPOSE_HEADERS = 'access-control-expose-headers';

/** What the host says of origins gives way to what is said here: it is one value only. */
const isReplaced = (name: string, i: number, all: Pair[]) =>
  name.toLowerCase() === ALLOW_ORIGIN &&
  all.findLastIndex(([other]) => other.toLowerCase() === ALLOW_ORIGIN) !== i;

/** Lets a page of another local origin read the answer, where the host does not. */
function corsFor(headers: IncomingHttpHeaders, origin: string | undefined): Pair[] {
  if (origin === undefined || [origin, '*'].includes(headers[ALLOW_ORIGIN] ?? '')) return [];
  const exposed: Pair[] = headers[EXPOSE_HEADERS] ? [] : [[EXPOSE_HEADERS, '*']];
  return [[ALLOW_ORIGIN, origin], ...exposed, ['vary', 'Origin']];
}

/** Whether the browser asks if it may send a request (Fetch standard, "CORS-preflight request"). */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

export const preflightHeaders = ({ headers }: IncomingMessage): Record<string, string> => ({
  [ALLOW_ORIGIN]: headers.origin ?? '*',
  'access-control-allow-methods': headers['access-control-request-method'] ?? '',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-max-age': '600',
  vary: 'Origin, Access-Control-Request-Headers',
});

const LOCAL_NAMES = ['localhost', host, '[::1]'];

/** Whether a request was meant for this machine by a page of this machine; other sites may not use the proxy. */
export function isLocal({ headers }: IncomingMessage): boolean {
  const isOwn = (address: string) => {
    const name = URL.parse(address)?.hostname ?? '';
    return LOCAL_NAMES.includes(name) || name.endsWith('.localhost');
  };
  const { origin } = headers;
  return isOwn(`http://${headers.host}`) && (origin === undefined || isOwn(origin));
}
