import type { PointFile } from '../file.ts';
import { Unreadable } from '../unreadable.ts';

/** Bytes at the end of each page that check it. */
const CHECKSUM_BYTES = 4;

/** How much is read at a time, in pages. */
const BLOCK_PAGES = 1024;

/** The content of an E57 file without the checksums between it (ASTM E2807, section 9.2). Offsets are of the content. */
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
  async read(at: number, bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let from = at; from < at + bytes; ) {
      const part = (await this.#from(from)).subarray(0, at + bytes - from);
      if (part.length === 0) throw new Unreadable('It ends before the points that it promises.');
      parts.push(part);
      from += part.length;
    }
    const [only = Buffer.alloc(0), ...others] = parts;
    return others.length === 0 ? only : Buffer.concat(parts);
  }

  /** The content from an offset on, as far as it has been read. */
  async #from(at: number): Promise<Buffer> {
    const { from, content } = this.#block;
    if (at >= from && at < from + content.length) return content.subarray(at - from);
    const page = Math.floor(at / this.#contentBytes);
    const raw = await this.#file.read(page * this.#pageBytes, BLOCK_PAGES * this.#pageBytes);
    const pages: Buffer[] = [];
    for (let start = 0; start < raw.length; start += this.#pageBytes) {
      pages.push(raw.subarray(start, start + this.#contentBytes));
    }
    this.#block = { from: page * this.#contentBytes, content: Buffer.concat(pages) };
    return this.#block.content.subarray(at - this.#block.from);
  }
}
