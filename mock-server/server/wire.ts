import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { mediaTypeOf, OFFSET_STREAM } from '../engine/body/body.ts';
import type { Reply } from '../engine/reply.ts';
import { Streamed } from '../engine/stream/streamed.ts';

/** An HTTP request, from a socket or in process. */
export interface WireRequest {
  method: string;
  /** Request target in origin form: path and query (RFC 9112 section 3.2.1). */
  target: string;
  /** Names in lowercase. */
  headers: Record<string, string>;
  raw: Buffer;
  /** The body if it is streamed; `raw` is empty then. */
  stream: AsyncIterable<Uint8Array> | null;
}

const MIB = 1024 ** 2;
const NOTHING = Buffer.alloc(0);

/** Tells whether the body is too large to buffer: a chunk of a resumable upload (tus). */
export const isStreamed = (contentType: string | undefined): boolean =>
  mediaTypeOf(contentType) === OFFSET_STREAM;

/** Maximum size of a request body in bytes. */
export function bodyLimit(contentType: string | undefined): number {
  const isJson = /[/+]json$/.test(mediaTypeOf(contentType) ?? '');
  // A form may hold a file of 100 MiB and text fields.
  return isJson ? MIB : 110 * MIB;
}

/** Returns the headers with one string per name. */
export function plainHeaders(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return Object.fromEntries(entries);
}

/** Reads the whole body. Returns null if it is too large. Rejects if the client disconnects. */
export async function readRaw(request: IncomingMessage): Promise<Buffer | null> {
  const {
    'content-type': type,
    'content-length': length,
    'transfer-encoding': coding,
  } = request.headers;
  // Without either header there is no body (RFC 9112 section 6.3).
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

/** Discards the rest: a client that is still sending would never read the answer. */
function refuseRest(request: IncomingMessage): null {
  request.resume();
  return null;
}

/** Bytes of an unread body that are drained before the answer is sent. */
const REST_LIMIT = 64 * 1024 ** 2;

/**
 * Drains the rest of a streamed body. A proxy that gets an answer before it has forwarded the
 * request cuts the connection, and the browser would wait forever.
 */
export async function readRest(request: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > REST_LIMIT) return;
  }
}

/**
 * Adds the headers of every answer: the length, who may keep it, and CORS for any origin, because this is a
 * development tool.
 * @param isShared whether pages of other origins may read it
 */
export function finish(
  reply: Reply,
  requestHeaders: Record<string, string>,
  isShared = true,
): Reply {
  const { origin } = requestHeaders;
  const hasBody = reply.status !== 204 && reply.status !== 304;
  const length = reply.body?.length ?? (reply.body ? null : 0);
  return {
    ...reply,
    headers: {
      'x-content-type-options': 'nosniff',
      ...(/[/+]json$/.test(mediaTypeOf(reply.headers['content-type']) ?? '') && {
        'cache-control': 'no-store',
      }),
      ...reply.headers,
      ...(isShared && {
        'access-control-allow-origin': origin ?? '*',
        'access-control-expose-headers': '*',
      }),
      vary: 'Origin',
      // The tus protocol requires its version in every answer except to OPTIONS.
      ...(requestHeaders['tus-resumable'] && { 'tus-resumable': '1.0.0' }),
      ...(hasBody && length !== null && { 'content-length': String(length) }),
    },
  };
}

/** Answers OPTIONS, whether or not it is a preflight (Fetch standard, "CORS protocol"). */
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
  // A client that disconnects or a failing disk cuts the answer.
  else if (!response.destroyed) pipeline(reply.body.stream(), response, () => {});
}

/** Writes an answer to a request that Node's parser rejected; there is no response object then. */
export function writeRaw(socket: Duplex, reply: Reply, reason: string): void {
  if (!socket.writable) return;
  const body = Buffer.isBuffer(reply.body) ? reply.body : Buffer.alloc(0);
  const headers = { ...reply.headers, 'content-length': body.length, connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${reply.status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.end(body);
}
