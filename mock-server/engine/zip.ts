import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { Streamed } from './streamed.ts';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  /** Bytes. */
  size: number;
  lastModified: Date;
  /** Opens it, when its turn has come. @throws when it is gone */
  open: () => Promise<AsyncIterable<Uint8Array> | Uint8Array>;
}

/** Files as they are, one after the other (APPNOTE.TXT 6.3.10, method 0); ZIP64 where they are large. */
export class Zip extends Streamed {
  readonly length: number;
  readonly #entries: readonly ZipEntry[];

  constructor(entries: readonly ZipEntry[]) {
    super();
    this.#entries = entries;
    // To the same byte: it becomes the Content-Length.
    this.length = Number(predictLength(entries));
  }

  stream(): Readable {
    return Readable.fromWeb(makeZip(this.#opened()) as Parameters<typeof Readable.fromWeb>[0]);
  }

  async *#opened() {
    for (const { open, ...about } of this.#entries) yield { ...about, input: await open() };
  }
}
