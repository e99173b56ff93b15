import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { isJson } from '../conformance/operations.ts';

/**
 * Size limit in bytes for a body that can be parsed, encoded or not; only the first bytes of any other are
 * copied.
 */
export const READ_LIMIT = 4 * 1024 ** 2;
const GLANCE = 64;

/** A copy of the first bytes of a body that passes through. */
export class Copy {
  readonly #limit: number;
  readonly #chunks: Buffer[] = [];
  #copied = 0;
  /** Number of bytes that passed, copied or not. */
  size = 0;

  constructor(headers: IncomingHttpHeaders) {
    const type = mediaTypeOf(headers);
    const isRead = isJson(type) || /^(text|multipart)\//.test(type);
    this.#limit = isRead ? READ_LIMIT : GLANCE;
  }

  add(chunk: Buffer): void {
    this.size += chunk.length;
    const room = this.#limit - this.#copied;
    if (room <= 0) return;
    this.#chunks.push(chunk.subarray(0, room));
    this.#copied += Math.min(room, chunk.length);
  }

  get isWhole(): boolean {
    return this.size === this.#copied;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** Returns `type/subtype` in lower case; empty if there is none. */
export const mediaTypeOf = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Decoders by content coding (RFC 9110 section 8.4.1). */
const decoders: Record<string, (bytes: Buffer, options: object) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** The decoded bytes of a body, or the reason why it cannot be decoded, which may be the sender's fault. */
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

/** Returns the codings in the order in which they were applied. */
export const codingsOf = (headers: IncomingHttpHeaders): string[] =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');

/** Returns undefined if the bytes are not JSON in UTF-8 (RFC 8259 section 8.1). */
export function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
