import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Streamed } from './streamed.ts';

/** A range of bytes of a file. */
export class FileSlice extends Streamed {
  readonly path: string;
  readonly start: number;
  readonly length: number;

  constructor(path: string, start: number, length: number) {
    super();
    this.path = path;
    this.start = start;
    this.length = length;
  }

  stream(): Readable {
    const { path, start, length } = this;
    if (length === 0) return Readable.from([]);
    return createReadStream(path, { start, end: start + length - 1 });
  }
}
