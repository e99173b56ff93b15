import type { Readable } from 'node:stream';

/**
 * The body of an answer that is produced while it is sent, because it may be larger than the
 * memory.
 */
export abstract class Streamed {
  /** Bytes. */
  abstract readonly length: number;

  /** Call once. Reads nothing before. */
  abstract stream(): Readable;

  /** The whole body, for callers in the same process. */
  async buffer(): Promise<Buffer> {
    return Buffer.concat(await this.stream().toArray());
  }
}
