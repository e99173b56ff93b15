import { closeSync, openSync, readSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A point as five 32-bit integers: x, y and z in millimeters from the first point, then intensity
 * with the class in the high bits, then red, green and blue.
 */
export const FIELDS = 5;
/** Meters per coordinate unit, in a record and in octree.bin. */
export const SCALE = 0.001;
const BLOCK_POINTS = 16_384;
/** Integers that a list holds in memory before it moves to a file: 2 MiB. */
const MEMORY = 512 * 1024;

/** Disk space that stays free for what the host saves meanwhile. A small file can promise very many points. */
const SPARE_BYTES = 256 * 1024 ** 2;

class DiskFull extends Error {
  readonly code = 'ENOSPC';
}

export const pack = (low: number, high: number): number => low | (high << 16);

/** A list of points that is written once and read once, in a file if it gets long. */
export class Records {
  count = 0;
  private readonly file: string;
  private blocks: Int32Array[] = [];
  private last = new Int32Array(0);
  private fill = 0;
  private descriptor: number | null = null;

  /** @param file created on demand, and removed by `drain` and `drop` */
  constructor(file: string) {
    this.file = file;
  }

  /** Appends the point at index `at` of `from`. */
  push(from: Int32Array, offset: number): void {
    if (this.fill === this.last.length) this.nextBlock();
    const { last, fill } = this;
    last[fill] = from[offset] as number;
    last[fill + 1] = from[offset + 1] as number;
    last[fill + 2] = from[offset + 2] as number;
    last[fill + 3] = from[offset + 3] as number;
    last[fill + 4] = from[offset + 4] as number;
    this.fill = fill + FIELDS;
    this.count++;
  }

  /** Yields all points, block by block. The list is empty afterwards. */
  *drain(): Generator<Int32Array> {
    try {
      yield* this.fromFile();
      for (const block of this.blocks) yield block;
      yield this.last.subarray(0, this.fill);
    } finally {
      this.drop();
    }
  }

  drop(): void {
    if (this.descriptor !== null) {
      closeSync(this.descriptor);
      rmSync(this.file, { force: true });
    }
    this.descriptor = null;
    this.count = 0;
    this.blocks = [];
    this.last = new Int32Array(0);
    this.fill = 0;
  }

  private nextBlock(): void {
    if (this.last.length > 0) this.blocks.push(this.last);
    if (this.blocks.length * BLOCK_POINTS * FIELDS >= MEMORY) this.spill();
    // Most lists are short, so the first block is small.
    const points = this.count === 0 ? 512 : BLOCK_POINTS;
    this.last = new Int32Array(points * FIELDS);
    this.fill = 0;
  }

  private spill(): void {
    this.descriptor ??= openSync(this.file, 'w+');
    const { bavail, bsize } = statfsSync(dirname(this.file));
    if (bavail * bsize < SPARE_BYTES) throw new DiskFull('The disk is full.');
    for (const block of this.blocks) writeSync(this.descriptor, block);
    this.blocks = [];
  }

  private *fromFile(): Generator<Int32Array> {
    if (this.descriptor === null) return;
    const block = new Int32Array(BLOCK_POINTS * FIELDS);
    for (let position = 0; ; ) {
      const bytes = readSync(this.descriptor, block, 0, block.byteLength, position);
      if (bytes === 0) return;
      position += bytes;
      yield block.subarray(0, bytes / block.BYTES_PER_ELEMENT);
    }
  }
}
