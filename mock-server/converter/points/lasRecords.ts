import { ByteReader } from './bytes.ts';
import type { PointFile } from './file.ts';
import type { LasHeader } from './lasHeader.ts';
import { tooShort } from './unreadable.ts';

/** Receives the offset up to which points have been read. */
export type OnRead = (position: number) => void;

/** The uncompressed LAS records of a file. */
export interface LasRecords {
  /** Returns some records near a position: 0 is the start, 1 the end. */
  sample: (share: number) => Promise<Buffer>;
  /** Yields all records in blocks. The next block overwrites the previous one. */
  blocks: (onRead: OnRead) => AsyncIterable<Buffer>;
}

/** Maximum records of a block or a sample. */
export const BLOCK_POINTS = 8192;
export const SAMPLE_POINTS = 256;

/** @throws Unreadable if the file is too short for its points */
export function openLas(file: PointFile, { points, pointsAt, recordBytes }: LasHeader): LasRecords {
  const room = Math.floor((file.size - pointsAt) / recordBytes);
  if (room < points) throw tooShort(points, room);
  async function* blocks(onRead: OnRead): AsyncGenerator<Buffer> {
    const range = { from: pointsAt, to: pointsAt + points * recordBytes };
    const reader = new ByteReader(file.stream(range, onRead));
    for (let left = points; left > 0; ) {
      const block = await reader.peek(Math.min(left, BLOCK_POINTS) * recordBytes);
      const count = Math.floor(block.length / recordBytes);
      // Prevents an endless loop if the file shrinks while it is read.
      if (count === 0) throw tooShort(points, points - left);
      yield block.subarray(0, count * recordBytes);
      reader.skip(count * recordBytes);
      left -= count;
    }
  }
  const sample = (share: number) => {
    const first = Math.floor(points * share);
    const count = Math.min(SAMPLE_POINTS, points - first);
    return file.read(pointsAt + first * recordBytes, count * recordBytes);
  };
  return { sample, blocks };
}
