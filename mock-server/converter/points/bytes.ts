import { Unreadable } from './unreadable.ts';

type Chunks = AsyncIterator<Uint8Array>;

/** Reads a stream in portions of the size that the reader requests. */
export class ByteReader {
  readonly #chunks: Chunks;
  #rest = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  static of(data: Uint8Array): ByteReader {
    return new ByteReader(
      (async function* () {
        yield data;
      })(),
    );
  }

  /** Returns up to this many bytes from the current position without consuming them. */
  async peek(bytes: number): Promise<Buffer> {
    while (this.#rest.length < bytes) {
      const { done, value } = await this.#chunks.next();
      if (done) break;
      this.#rest = Buffer.concat([this.#rest, value]);
    }
    return this.#rest.subarray(0, bytes);
  }

  skip(bytes: number): void {
    this.#rest = this.#rest.subarray(bytes);
  }

  /** Returns the buffered bytes or the next chunk; null at the end. */
  async next(): Promise<Buffer | null> {
    const rest = this.#rest;
    this.#rest = Buffer.alloc(0);
    if (rest.length > 0) return rest;
    const { done, value } = await this.#chunks.next();
    return done ? null : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }

  /** Closes the stream before its end. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** Yields the remaining lines without line ends. @throws Unreadable for an overlong line */
  async *lines(): AsyncGenerator<string> {
    let broken = '';
    for (let chunk = await this.next(); chunk; chunk = await this.next()) {
      const lines = (broken + chunk.toString('latin1')).split('\n');
      broken = lines.pop() ?? '';
      if (broken.length > MAX_LINE) throw new Unreadable('It is not a text file with lines.');
      yield* lines;
    }
    if (broken) yield broken;
  }
}

const MAX_LINE = 16 * 1024;
