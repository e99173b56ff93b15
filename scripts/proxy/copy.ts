import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { isJson } from '../conformance/operations.ts';

/** What is kept of a body that can be read, encoded or not; of any other only how it begins. */
export const READ_LIMIT = 4 * 1024 ** 2;
const GLANCE = 64;

/** The beginning of a body that passes by. */
export class Copy {
  readonly #limit: number;
  readonly #chunks: Buffer[] = [];
  #kept = 0;
  /** Bytes that passed, kept or not. */
  size = 0;

  constructor(headers: IncomingHttpHeaders) {
    const type = mediaTypeOf(headers);
    const isRead = isJson(type) || /^(text|multipart)\//.test(type);
    this.#limit = isRead ? READ_LIMIT : GLANCE;
  }

  add(chunk: Buffer): void {
    this.size += chunk.length;
    const room = this.#limit - this.#kept;
    if (room <= 0) return;
    this.#chunks.push(chunk.subarray(0, room));
    this.#kept += Math.min(room, chunk.length);
  }

  get isWhole(): boolean {
    return this.size === this.#kept;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** `type/subtype` in lower case; empty where there is none. */
export const mediaTypeOf = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Content codings (RFC 9110 section 8.4.1) and how each is undone. */
const decoders: Record<string, (bytes: Buffer, options: object) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** A body as it is read: its bytes; or why it cannot be read, which may be a fault of its sender. */
export type Reading = { bytes: Buffer } | { unread: 'too large' | 'broken' };

export async function decoded(copy: Copy, headers: IncomingHttpHeaders): Promise<Reading> {
  if (!copy.isWhole) return { unread: 'too large' };
  const codings = codingsOf(headers);
  let { bytes } = copy;
  for (const coding of codings.reverse()) {
    const decode = decoders[coding];
    if (!decode) return { unread: 'broken' };
    try {
      bytes = await decode(bytes, { maxOutputLength: READ_LIMIT });
    } catch (error) {
      const isLarge = error instanceof RangeError;
      return { unread: isLarge ? 'too large' : 'broken' };
    }
  }
  return { bytes };
}

/** In the order in which they were applied. */
export const codingsOf = (headers: IncomingHttpHeaders): string[] =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');

/** Undefined where a text is no JSON in UTF-8 (RFC 8259 section 8.1). */
export function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
