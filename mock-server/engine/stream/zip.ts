import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { Streamed } from './streamed.ts';

/** A file in an archive. */
export interface ZipEntry {
  name: string;
  /** Bytes. */
  size: number;
  lastModified: Date;
  /** Opens the file when it is due. @throws if it is gone */
  open: () => Promise<AsyncIterable<Uint8Array> | Uint8Array>;
}

/** A ZIP archive with uncompressed files (APPNOTE.TXT 6.3.10, method 0); ZIP64 for large ones. */
export class Zip extends Streamed {
  readonly length: number;
  readonly #entries: readonly ZipEntry[];

  constructor(entries: readonly ZipEntry[]) {
    super();
    this.#entries = entries;
    // Exact, because it becomes the Content-Length.
    this.length = Number(predictLength(entries));
  }

  stream(): Readable {
    return Readable.fromWeb(makeZip(this.#opened()) as Parameters<typeof Readable.fromWeb>[0]);
  }

  async *#opened() {
    for (const { open, ...about } of this.#entries) yield { ...about, input: await open() };
  }
}
