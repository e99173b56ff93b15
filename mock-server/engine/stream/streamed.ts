import type { Readable } from 'node:stream';

/**
 * The body of an answer that is produced while it is sent, because it may be larger than the
 * memory, or because it is not yet known.
 */
export abstract class Streamed {
  /** Bytes; null if it ends when the stream does. */
  abstract readonly length: number | null;
  /** What the contract describes of it: one event of a stream. Undefined for a file, which it does not describe. */
  readonly specimen: unknown = undefined;

  /** Call once. Reads nothing before. */
  abstract stream(): Readable;

  /** The whole body, for callers in the same process. */
  async buffer(): Promise<Buffer> {
    return Buffer.concat(await this.stream().toArray());
  }
}
