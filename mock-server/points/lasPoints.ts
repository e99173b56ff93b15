import type { PointBatch } from '../potree/write.ts';
import { Batches, type Point } from './batches.ts';
import type { LasHeader } from './lasHeader.ts';

/** How the colours of a file are to be read. */
export type ColourDepth =
  | 'none'
  /** Values up to 255 in fields of 16 bits, against the standard, and common. */
  | 8
  | 16;

/** Where red, green and blue are in a point, by its format. */
const COLOURS_AT: Readonly<Record<number, number>> = { 2: 20, 3: 28, 5: 28, 7: 30, 8: 30, 10: 30 };

/** The first format of LAS 1.4, from which on classes and flags have a byte each. */
const FIRST_NEW_FORMAT = 6;

/**
 * Finds out by some points of a file how its colours are to be read.
 * @returns `none` as well where all of them are black: nobody has coloured them
 */
export function depthOfColours(
  { format, recordBytes }: LasHeader,
  samples: readonly Buffer[],
): ColourDepth {
  const at = COLOURS_AT[format];
  if (at === undefined) return 'none';
  let largest = 0;
  for (const records of samples) {
    for (let from = at; from + 6 <= records.length; from += recordBytes) {
      for (const channel of [0, 2, 4]) {
        largest = Math.max(largest, records.readUInt16LE(from + channel));
      }
    }
  }
  if (largest === 0) return 'none';
  return largest > 255 ? 16 : 8;
}

/** Makes points of records; those that are marked as withheld are as good as deleted, and left out. */
export async function* pointsOf(
  header: LasHeader,
  blocks: AsyncIterable<Buffer>,
  depth: ColourDepth,
): AsyncGenerator<PointBatch> {
  const batches = new Batches();
  const read = readerOf(header, depth);
  for await (const block of blocks) {
    for (let at = 0; at < block.length; at += header.recordBytes) {
      const point = read(block, at);
      const full = point && batches.push(point);
      if (full) yield full;
    }
  }
  yield batches.rest();
}

const NO_COLOUR = 200;

/** @returns what reads the point at a place, or says null of one that is withheld */
function readerOf({ format, scale, offset }: LasHeader, depth: ColourDepth) {
  const coloursAt = depth === 'none' ? undefined : COLOURS_AT[format];
  const isNew = format >= FIRST_NEW_FORMAT;
  const [sx, sy, sz] = scale;
  const [ox, oy, oz] = offset;
  const colour = (block: Buffer, at: number) => {
    const value = block.readUInt16LE(at);
    return depth === 16 ? value >> 8 : Math.min(value, 255);
  };
  return (block: Buffer, at: number): Point | null => {
    const flags = block[at + 15] as number;
    const isWithheld = (flags & (isNew ? 4 : 128)) !== 0;
    if (isWithheld) return null;
    const from = coloursAt === undefined ? null : at + coloursAt;
    return {
      x: block.readInt32LE(at) * sx + ox,
      y: block.readInt32LE(at + 4) * sy + oy,
      z: block.readInt32LE(at + 8) * sz + oz,
      red: from === null ? NO_COLOUR : colour(block, from),
      green: from === null ? NO_COLOUR : colour(block, from + 2),
      blue: from === null ? NO_COLOUR : colour(block, from + 4),
      intensity: block.readUInt16LE(at + 12),
      classification: isNew ? (block[at + 16] as number) : flags & 31,
    };
  };
}
