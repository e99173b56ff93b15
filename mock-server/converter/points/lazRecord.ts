import type { PointFile } from './file.ts';
import type { LasHeader } from './lasHeader.ts';
import { findRecord } from './lasVariableRecords.ts';
import { Unreadable } from './unreadable.ts';

/** How the points of a LAZ file are compressed. */
export interface Packing {
  /** Points per chunk; null if it varies, as in COPC. */
  chunkPoints: number | null;
  /** Version of the attribute compression: 2 up to point format 5, 3 and 4 for later formats. */
  version: number;
}

const RECORD = { user: 'laszip encoded', id: 22_204 };
const VARIABLE = 2 ** 32 - 1;

/** LASzip items of each point format; extra bytes may follow. */
const ITEMS: Readonly<Record<number, readonly number[]>> = {
  0: [6],
  1: [6, 7],
  2: [6, 8],
  3: [6, 7, 8],
  6: [10],
  7: [10, 11],
  8: [10, 12],
};
const EXTRA_BYTES = [0, 14];

/**
 * Reads the LASzip record before the points (LAZ Specification 1.4 R1, section 2).
 * @throws Unreadable
 */
export async function readPacking(file: PointFile, header: LasHeader): Promise<Packing> {
  const items = ITEMS[header.format];
  if (!items) {
    const format = `points of format ${header.format}, with waveforms,`;
    throw new Unreadable(`Packed ${format} cannot be unpacked here. LAS can be read.`, {
      foreign: true,
    });
  }
  const record = await findRecord(file, header, RECORD);
  if (!record) throw new Unreadable('It is packed, and its record of how is missing.');
  return packingOf(record, items, header.recordBytes);
}

function packingOf(record: Buffer, expected: readonly number[], recordBytes: number): Packing {
  const count = record.length >= 34 ? record.readUInt16LE(32) : 0;
  if (count === 0 || record.length < 34 + count * 6) {
    throw new Unreadable('It is packed, and its record of how is broken.');
  }
  const items = Array.from({ length: count }, (_, i) => ({
    type: record.readUInt16LE(34 + i * 6),
    bytes: record.readUInt16LE(36 + i * 6),
    version: record.readUInt16LE(38 + i * 6),
  }));
  const extra = items.slice(expected.length);
  const isKnown =
    expected.every((type, i) => items[i]?.type === type) &&
    extra.length <= 1 &&
    extra.every(({ type }) => EXTRA_BYTES.includes(type));
  const versions = new Set(items.map(({ version }) => version));
  const [version = 0] = versions;
  // 2: point by point, in chunks; 3: in layers per attribute, in chunks.
  const supported = record.readUInt16LE(0) === 2 ? [2] : record.readUInt16LE(0) === 3 ? [3, 4] : [];
  if (!isKnown || versions.size > 1 || !supported.includes(version)) {
    throw new Unreadable('It is packed by a version of LASzip that cannot be unpacked here.', {
      foreign: true,
    });
  }
  if (items.reduce((sum, { bytes }) => sum + bytes, 0) !== recordBytes) {
    throw new Unreadable('Its points are packed with another length than its header says.');
  }
  const chunkPoints = record.readUInt32LE(12);
  if (chunkPoints === 0) throw new Unreadable('It is packed in chunks of no points.');
  return { chunkPoints: chunkPoints === VARIABLE ? null : chunkPoints, version };
}
