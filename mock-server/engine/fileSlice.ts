import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** Some bytes of a file, which are read when they are sent: an answer may be larger than the memory. */
export class FileSlice {
  readonly path: string;
  readonly start: number;
  readonly length: number;

  constructor(path: string, start: number, length: number) {
    this.path = path;
    this.start = start;
    this.length = length;
  }

  stream(): Readable {
    const { path, start, length } = this;
    if (length === 0) return Readable.from([]);
    return createReadStream(path, { start, end: start + length - 1 });
  }

  async buffer(): Promise<Buffer> {
    return Buffer.concat(await this.stream().toArray());
  }
}
