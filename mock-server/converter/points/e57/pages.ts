import type { PointFile } from '../file.ts';
import { Unreadable } from '../unreadable.ts';

/** Bytes at the end of each page that check it. */
const CHECKSUM_BYTES = 4;

const DAMAGED =
  'It was damaged when it was saved or sent: a checksum in it is wrong. Copy it again.';

/** How much is read at a time, in pages. */
const BLOCK_PAGES = 1024;

const TABLE = new Uint32Array(256).map((_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  return sum;
});

/** Returns the checksum of the content of a page: CRC-32C (RFC 3720, section 12.1). */
export function checksumOf(content: Uint8Array): number {
  let sum = ~0;
  for (let offset = 0; offset < content.length; offset += 1) {
    sum = (TABLE[(sum ^ (content[offset] as number)) & 255] as number) ^ (sum >>> 8);
  }
  return ~sum >>> 0;
}

/**
 * The content of an E57 file without the checksums between it (ASTM E2807, section 9.2). Offsets are of the content.
 */
export class Pages {
  readonly #file: PointFile;
  readonly #pageBytes: number;
  #block: { from: number; content: Buffer } = { from: 0, content: Buffer.alloc(0) };

  constructor(file: PointFile, pageBytes: number) {
    this.#file = file;
    this.#pageBytes = pageBytes;
  }

  get #contentBytes(): number {
    return this.#pageBytes - CHECKSUM_BYTES;
  }

  /** The offset in the content of an offset in the file. */
  contentAt(physical: number): number {
    const page = Math.floor(physical / this.#pageBytes);
    return page * this.#contentBytes + Math.min(physical % this.#pageBytes, this.#contentBytes);
  }

  /** Reads exactly these bytes. @throws Unreadable if the file ends before them */
  async read(offset: number, bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let from = offset; from < offset + bytes; ) {
      const part = (await this.#from(from)).subarray(0, offset + bytes - from);
      if (part.length === 0) throw new Unreadable('It ends before the points that it promises.');
      parts.push(part);
      from += part.length;
    }
    const [only = Buffer.alloc(0), ...others] = parts;
    return others.length === 0 ? only : Buffer.concat(parts);
  }

  /** The content from an offset on, as far as it has been read. */
  async #from(offset: number): Promise<Buffer> {
    const { from, content } = this.#block;
    if (offset >= from && offset < from + content.length) return content.subarray(offset - from);
    const page = Math.floor(offset / this.#contentBytes);
    const raw = await this.#file.read(page * this.#pageBytes, BLOCK_PAGES * this.#pageBytes);
    const pages: Buffer[] = [];
    for (let start = 0; start < raw.length; start += this.#pageBytes) {
      const page = raw.subarray(start, start + this.#pageBytes);
      const content = page.subarray(0, this.#contentBytes);
      // The last page may be cut off. What is missing is noticed when it is read.
      const isWhole = page.length === this.#pageBytes;
      if (isWhole && page.readUInt32BE(this.#contentBytes) !== checksumOf(content))
        throw new Unreadable(DAMAGED);
      pages.push(content);
    }
    this.#block = { from: page * this.#contentBytes, content: Buffer.concat(pages) };
    return this.#block.content.subarray(offset - this.#block.from);
  }
}
