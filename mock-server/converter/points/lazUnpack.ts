import { createLazPerf, type LazPerf } from 'laz-perf';
import type { LasHeader } from './lasHeader.ts';
import { BLOCK_POINTS } from './lasRecords.ts';
import type { Packing } from './lazRecord.ts';
import { Unreadable } from './unreadable.ts';

type Decoder = InstanceType<LazPerf['ChunkDecoder']>;

/** Point formats 6 and up are compressed in layers, one per attribute. */
const FIRST_LAYERED_FORMAT = 6;
/** Layers of each point format, plus one per extra byte. */
const LAYERS: Readonly<Record<number, number>> = { 6: 9, 7: 10, 8: 11 };
const BASE_BYTES: Readonly<Record<number, number>> = { 6: 30, 7: 36, 8: 38 };

const broken = () => new Unreadable('Its points cannot be unpacked: they are damaged.');

/**
 * Removes the process-wide error handlers that Emscripten installs: they would end the process on an
 * unrelated error and print its source.
 */
async function loadLazPerf(): Promise<LazPerf> {
  const before = new Set([...process.rawListeners(CAUGHT), ...process.rawListeners(REJECTED)]);
  const loading = createLazPerf({ print: () => {}, printErr: () => {} });
  for (const event of [CAUGHT, REJECTED]) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.removeListener(event, listener as () => void);
    }
  }
  return loading;
}
const CAUGHT = 'uncaughtException';
const REJECTED = 'unhandledRejection';

/** Decompresses chunks one after another with laz-perf, which has its own memory. */
export class Unpacker {
  readonly #lazPerf: LazPerf;
  readonly #header: LasHeader;
  readonly #channelsMix: boolean;
  #input = { at: 0, bytes: 0 };
  readonly #output: number;
  #decoder: Decoder | null = null;

  private constructor(lazPerf: LazPerf, header: LasHeader, { version }: Packing) {
    this.#lazPerf = lazPerf;
    this.#header = header;
    this.#output = lazPerf._malloc(BLOCK_POINTS * header.recordBytes);
    this.#channelsMix = version >= 4 && header.format > FIRST_LAYERED_FORMAT;
  }

  static async load(header: LasHeader, packing: Packing): Promise<Unpacker> {
    return new Unpacker(await loadLazPerf(), header, packing);
  }

  /** Starts a chunk. @throws Unreadable */
  open(chunk: Buffer): void {
    const { format, recordBytes } = this.#header;
    if (format >= FIRST_LAYERED_FORMAT) this.#checkLayers(chunk);
    this.#do(() => {
      this.#decoder?.delete();
      this.#decoder = new this.#lazPerf.ChunkDecoder();
      const offset = this.#room(chunk.length);
      this.#lazPerf.HEAPU8.set(chunk, offset);
      this.#decoder.open(format, recordBytes, offset);
    });
  }

  /** Returns the next records of the chunk, at most BLOCK_POINTS. The next call overwrites them. */
  read(count: number): Buffer {
    const { recordBytes } = this.#header;
    this.#do(() => {
      for (let i = 0; i < count; i++) this.#decoder?.getPoint(this.#output + i * recordBytes);
    });
    const records = Buffer.from(this.#lazPerf.HEAPU8.buffer, this.#output, count * recordBytes);
    if (this.#channelsMix) this.#checkChannels(records);
    return records;
  }

  /** Allocates memory for a chunk and reuses it for the next ones. */
  #room(bytes: number): number {
    if (bytes > this.#input.bytes) {
      if (this.#input.bytes > 0) this.#lazPerf._free(this.#input.at);
      this.#input = { at: this.#lazPerf._malloc(bytes), bytes };
    }
    return this.#input.at;
  }

  /** laz-perf trusts the sizes of layers and would allocate gigabytes. */
  #checkLayers(chunk: Buffer): void {
    const { format, recordBytes } = this.#header;
    const extra = recordBytes - (BASE_BYTES[format] ?? 0);
    const layers = (LAYERS[format] ?? 0) + extra;
    let bytes = recordBytes + 4 + layers * 4;
    if (chunk.length < bytes) throw broken();
    for (let i = 0; i < layers; i++) bytes += chunk.readUInt32LE(recordBytes + 4 + i * 4);
    if (bytes > chunk.length) throw broken();
  }

  /**
   * Version 4 fixed the compression of colors across scanner channels; laz-perf supports version 3.
   */
  #checkChannels(records: Buffer): void {
    for (let offset = 15; offset < records.length; offset += this.#header.recordBytes) {
      if (((records[offset] as number) & 0x30) === 0) continue;
      throw new Unreadable(
        'Its colors, of several scanner channels, are packed by a version of LASzip that cannot be unpacked here.',
        { foreign: true },
      );
    }
  }

  /** laz-perf fails with WebAssembly traps and C++ exceptions, which are not errors. */
  #do(work: () => void): void {
    try {
      work();
    } catch {
      throw broken();
    }
  }
}
