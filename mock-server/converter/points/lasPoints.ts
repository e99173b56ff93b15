import type { PointBatch } from '../potree/write.ts';
import { Batches, type Point } from './batches.ts';
import type { LasHeader } from './lasHeader.ts';

/** The encoding of the colors of a file. */
export type ColorDepth =
  | 'none'
  /** Values up to 255 in 16-bit fields: common, though against the standard. */
  | 8
  | 16;

/** Offsets of red, green and blue in a point, by format. */
const COLORS_AT: Readonly<Record<number, number>> = { 2: 20, 3: 28, 5: 28, 7: 30, 8: 30, 10: 30 };

/** The first format of LAS 1.4; from it on, class and flags have a byte each. */
const FIRST_NEW_FORMAT = 6;

/**
 * Detects the color encoding from sample points of a file.
 * @returns `none` also if all of them are black, because the file was never colored
 */
export function depthOfColors(
  { format, recordBytes }: LasHeader,
  samples: readonly Buffer[],
): ColorDepth {
  const colorsAt = COLORS_AT[format];
  if (colorsAt === undefined) return 'none';
  let largest = 0;
  for (const records of samples) {
    for (let from = colorsAt; from + 6 <= records.length; from += recordBytes) {
      for (const channel of [0, 2, 4]) {
        largest = Math.max(largest, records.readUInt16LE(from + channel));
      }
    }
  }
  if (largest === 0) return 'none';
  return largest > 255 ? 16 : 8;
}

/** Converts records to points and skips withheld points, which count as deleted. */
export async function* pointsOf(
  header: LasHeader,
  blocks: AsyncIterable<Buffer>,
  depth: ColorDepth,
): AsyncGenerator<PointBatch> {
  const batches = new Batches();
  const read = readerOf(header, depth);
  for await (const block of blocks) {
    for (let offset = 0; offset < block.length; offset += header.recordBytes) {
      const point = read(block, offset);
      const full = point && batches.push(point);
      if (full) yield full;
    }
  }
  yield batches.rest();
}

const NO_COLOR = 200;

/** @returns a function that reads the point at an index, or returns null if it is withheld */
function readerOf({ format, scale, offset }: LasHeader, depth: ColorDepth) {
  const colorsAt = depth === 'none' ? undefined : COLORS_AT[format];
  const isNew = format >= FIRST_NEW_FORMAT;
  const [sx, sy, sz] = scale;
  const [ox, oy, oz] = offset;
  const color = (block: Buffer, start: number) => {
    const value = block.readUInt16LE(start);
    return depth === 16 ? value >> 8 : Math.min(value, 255);
  };
  return (block: Buffer, start: number): Point | null => {
    const flags = block[start + 15] as number;
    const isWithheld = (flags & (isNew ? 4 : 128)) !== 0;
    if (isWithheld) return null;
    const from = colorsAt === undefined ? null : start + colorsAt;
    return {
      x: block.readInt32LE(start) * sx + ox,
      y: block.readInt32LE(start + 4) * sy + oy,
      z: block.readInt32LE(start + 8) * sz + oz,
      red: from === null ? NO_COLOR : color(block, from),
      green: from === null ? NO_COLOR : color(block, from + 2),
      blue: from === null ? NO_COLOR : color(block, from + 4),
      intensity: block.readUInt16LE(start + 12),
      classification: isNew ? (block[start + 16] as number) : flags & 31,
    };
  };
}
