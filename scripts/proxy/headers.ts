import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { host } from '../support/ports.ts';

type Pair = [name: string, value: string];

/**
 * Headers of the connection, not of the message (RFC 9110 section 7.6.1), in addition to those that
 * Connection names.
 */
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
 * Headers of the local hop from the browser to the proxy. The host must answer as it answers its own portal:
 * based on the name, protocol and address that it sees, without checking an origin.
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

/** Tells whether a request has a body (RFC 9112 section 6.3). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns the headers for the host as a flat list of names and values. */
export function onwardHeaders(request: IncomingMessage, base: URL): string[] {
  const { headers, method = 'GET', httpVersion } = request;
  const pairs = without(pairsOf(request), [...HOP_BY_HOP, ...LOCAL]);
  const isChunked = headers['transfer-encoding'] !== undefined;
  const isBare = !isChunked && headers['content-length'] === undefined;
  return [
    ['Host', base.host],
    ...pairs,
    // A gateway adds its name (RFC 9110 section 7.6.3).
    ['Via', `${httpVersion} contract-proxy`],
    ...(isChunked ? [['Transfer-Encoding', 'chunked']] : []),
    ...(isBare && /^(POST|PUT|PATCH)$/.test(method) ? [['Content-Length', '0']] : []),
  ].flat();
}

/** Returns the headers for the browser. @param rewrite maps the Location of a redirection */
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

/** Tells whether the proxy replaces a CORS header of the host, which may have only one value. */
const isReplaced = (name: string, i: number, all: Pair[]) =>
  name.toLowerCase() === ALLOW_ORIGIN &&
  all.findLastIndex(([other]) => other.toLowerCase() === ALLOW_ORIGIN) !== i;

/** Lets a page of another local origin read the answer if the host does not. */
function corsFor(headers: IncomingHttpHeaders, origin: string | undefined): Pair[] {
  if (origin === undefined || [origin, '*'].includes(headers[ALLOW_ORIGIN] ?? '')) return [];
  const exposed: Pair[] = headers[EXPOSE_HEADERS] ? [] : [[EXPOSE_HEADERS, '*']];
  return [[ALLOW_ORIGIN, origin], ...exposed, ['vary', 'Origin']];
}

/** Tells whether the request is a CORS preflight (Fetch standard, "CORS-preflight request"). */
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

/** Tells whether a page of this machine called the proxy on this machine; other sites may not use it. */
export function isLocal({ headers }: IncomingMessage): boolean {
  const isOwn = (address: string) => {
    const name = URL.parse(address)?.hostname ?? '';
    return LOCAL_NAMES.includes(name) || name.endsWith('.localhost');
  };
  const { origin } = headers;
  return isOwn(`http://${headers.host}`) && (origin === undefined || isOwn(origin));
}
