import type { Readable } from 'node:stream';

/** The body of an answer that is made while it is sent: it may be larger than the memory. */
export abstract class Streamed {
  /** Bytes. */
  abstract readonly length: number;

  /** To be called once: reads nothing before. */
  abstract stream(): Readable;

  /** All of it, for callers in the same process. */
  async buffer(): Promise<Buffer> {
    return Buffer.concat(await this.stream().toArray());
  }
}
