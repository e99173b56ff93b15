import { type FileHandle, open } from 'node:fs/promises';

const CHUNK_BYTES = 1024 ** 2;

/** A file on disk or in memory, readable from the start or at any offset. */
export class PointFile {
  readonly size: number;
  readonly #handle: FileHandle | null;
  readonly #data: Buffer;

  private constructor(size: number, handle: FileHandle | null, data: Buffer) {
    this.size = size;
    this.#handle = handle;
    this.#data = data;
  }

  static of(data: Uint8Array): PointFile {
    const { buffer, byteOffset, byteLength } = data;
    return new PointFile(byteLength, null, Buffer.from(buffer, byteOffset, byteLength));
  }

  static async open(path: string): Promise<PointFile> {
    const handle = await open(path);
    return new PointFile((await handle.stat()).size, handle, Buffer.alloc(0));
  }

  /** Returns up to this many bytes from an offset; fewer at the end of the file. */
  async read(offset: number, bytes: number): Promise<Buffer> {
    if (offset >= this.size || bytes <= 0) return Buffer.alloc(0);
    const count = Math.min(bytes, this.size - offset);
    if (!this.#handle) return this.#data.subarray(offset, offset + count);
    const target = Buffer.allocUnsafe(count);
    let got = 0;
    while (got < count) {
      const { bytesRead } = await this.#handle.read(target, got, count - got, offset + got);
      if (bytesRead === 0) break;
      got += bytesRead;
    }
    return target.subarray(0, got);
  }

  /** Streams the bytes between two offsets. `onRead` receives the offset that has been read. */
  async *stream(
    { from = 0, to = this.size }: { from?: number; to?: number } = {},
    onRead: (position: number) => void = () => {},
  ): AsyncGenerator<Buffer> {
    for (let offset = from; offset < to; ) {
      const chunk = await this.read(offset, Math.min(CHUNK_BYTES, to - offset));
      if (chunk.length === 0) return;
      offset += chunk.length;
      onRead(offset);
      yield chunk;
    }
  }

  async close(): Promise<void> {
    await this.#handle?.close();
  }
}
