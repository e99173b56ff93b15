import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { mediaTypeOf, OFFSET_STREAM } from './engine/body.ts';
import type { Reply } from './engine/reply.ts';
import { Streamed } from './engine/streamed.ts';

/** An HTTP request, wherever it came from. */
export interface WireRequest {
  method: string;
  /** Request target in origin form: path and query (RFC 9112 section 3.2.1). */
  target: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  raw: Buffer;
  /** The body where it is read bit by bit; `raw` is empty then. */
  stream: AsyncIterable<Uint8Array> | null;
}

const MIB = 1024 ** 2;
const NOTHING = Buffer.alloc(0);

/** Whether a body is too long to be read before it is known what to do with it: a part of an upload (tus). */
export const isStreamed = (contentType: string | undefined): boolean =>
  mediaTypeOf(contentType) === OFFSET_STREAM;

/** Bytes that a request body may have. */
export function bodyLimit(contentType: string | undefined): number {
  const isJson = /[/+]json$/.test(mediaTypeOf(contentType) ?? '');
  // A form may hold a file of 100 MiB and its texts.
  return isJson ? MIB : 110 * MIB;
}

/** Node's headers with one text for each name. */
export function plainHeaders(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return Object.fromEntries(entries);
}

/** The whole body; null when it is too large. Rejects when the caller goes away in between. */
export async function readRaw(request: IncomingMessage): Promise<Buffer | null> {
  const {
    'content-type': type,
    'content-length': length,
    'transfer-encoding': coding,
  } = request.headers;
  // Without either there is no body (RFC 9112 section 6.3), and nothing to wait for.
  if (!coding && !Number(length)) return NOTHING;
  const limit = bodyLimit(type);
  if (Number(length) > limit) return refuseRest(request);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > limit) return refuseRest(request);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Lets the rest run out: a caller that is still writing would never read the answer. */
function refuseRest(request: IncomingMessage): null {
  request.resume();
  return null;
}

/** Of what nobody has read of a body, how much is read before the answer is given. */
const REST_LIMIT = 64 * 1024 ** 2;

/**
 * Reads what is left of a streamed body. A proxy that gets an answer before it has passed on the request hangs up,
 * and leaves a browser that is still writing to wait for ever.
 */
export async function readRest(request: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > REST_LIMIT) return;
  }
}

/** Adds what every answer has: its length, and CORS for any origin, as this is a development tool. */
export function finish(reply: Reply, requestHeaders: Record<string, string>): Reply {
  const { origin } = requestHeaders;
  const hasBody = reply.status !== 204 && reply.status !== 304;
  return {
    ...reply,
    headers: {
      ...reply.headers,
      'access-control-allow-origin': origin ?? '*',
      'access-control-expose-headers': '*',
      vary: 'Origin',
      // The tus protocol wants its version in every answer but that to OPTIONS.
      ...(requestHeaders['tus-resumable'] && { 'tus-resumable': '1.0.0' }),
      ...(hasBody && { 'content-length': String(reply.body?.length ?? 0) }),
    },
  };
}

/** Answers an OPTIONS, preflight (Fetch standard, "CORS protocol") or not. */
export function optionsReply(headers: Record<string, string>, allow: string[]): Reply {
  const method = headers['access-control-request-method'];
  const names = headers['access-control-request-headers'];
  const offered = [...allow, ...(allow.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  return {
    status: 204,
    headers: {
      allow: offered.join(', '),
      ...(method && { 'access-control-allow-methods': method, 'access-control-max-age': '600' }),
      ...(names && { 'access-control-allow-headers': names }),
    },
    body: null,
  };
}

export function writeReply(response: ServerResponse, reply: Reply, method: string): void {
  response.writeHead(reply.status, reply.headers);
  if (method === 'HEAD') response.end();
  else if (!(reply.body instanceof Streamed)) response.end(reply.body);
  // A caller that goes away in the middle, or a disk that fails, cuts the answer.
  else if (!response.destroyed) pipeline(reply.body.stream(), response, () => {});
}

/** Answers what Node's parser gave up on, by hand: there is no response object then. */
export function writeRaw(socket: Duplex, reply: Reply, reason: string): void {
  if (!socket.writable) return;
  const body = Buffer.isBuffer(reply.body) ? reply.body : Buffer.alloc(0);
  const headers = { ...reply.headers, 'content-length': body.length, connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${reply.status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.end(body);
}
