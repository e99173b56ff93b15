import { ByteReader } from './bytes.ts';
import type { PointFile } from './file.ts';
import type { LasHeader } from './lasHeader.ts';
import { tooShort } from './unreadable.ts';

/** Is told up to which byte of a file its points have been read. */
export type OnRead = (position: number) => void;

/** The points of a file as LAS has them uncompressed, one record after another. */
export interface LasRecords {
  /** Some records from near a place: 0 is the beginning, 1 the end. */
  sample: (share: number) => Promise<Buffer>;
  /** All of them, in blocks that are good until the next one is asked for. */
  blocks: (onRead: OnRead) => AsyncIterable<Buffer>;
}

/** Records of a block, and of a sample, at the most. */
export const BLOCK_POINTS = 8192;
export const SAMPLE_POINTS = 256;

/** @throws Unreadable when the file is too short for its points */
export function openLas(file: PointFile, { points, pointsAt, recordBytes }: LasHeader): LasRecords {
  const room = Math.floor((file.size - pointsAt) / recordBytes);
  if (room < points) throw tooShort(points, room);
  async function* blocks(onRead: OnRead): AsyncGenerator<Buffer> {
    const range = { from: pointsAt, to: pointsAt + points * recordBytes };
    const reader = new ByteReader(file.stream(range, onRead));
    for (let left = points; left > 0; ) {
      const block = await reader.peek(Math.min(left, BLOCK_POINTS) * recordBytes);
      const count = Math.floor(block.length / recordBytes);
      // Nobody shortens a file while it is read; if so, this does not go on for ever.
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
