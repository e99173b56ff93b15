import { Unreadable } from './unreadable.ts';

type Triple = [x: number, y: number, z: number];

export interface LasHeader {
  /** Point format, 0 to 10. */
  format: number;
  /** Whether the file is compressed by LASzip (LAZ). */
  compressed: boolean;
  /** Bytes per point, including extra bytes. */
  recordBytes: number;
  points: number;
  /** Offset of the points. */
  pointsAt: number;
  /** Coordinates are integers, multiplied by this ... */
  scale: Triple;
  /** ... plus this. */
  offset: Triple;
  /** Offset and number of the records before the points. */
  records: { at: number; count: number };
}

/** Bytes of the largest header, that of LAS 1.4. */
export const MAX_LAS_HEADER_BYTES = 375;
/** Header bytes by minor version. */
const HEADER_BYTES = [227, 227, 227, 235, MAX_LAS_HEADER_BYTES];
/** Record bytes of the point formats 0 to 10 (LAS 1.4, tables 7 to 17). */
const RECORD_BYTES = [20, 28, 26, 34, 57, 63, 30, 36, 38, 59, 67];

/** LASzip sets bit 7 of the point format; its first versions used bit 6. */
export const isCompressed = (pointFormat: number): boolean => (pointFormat & 0xc0) !== 0;

/**
 * Reads the header of a LAS or LAZ file, versions 1.0 to 1.4 (ASPRS LAS 1.4 R15, table 3). Ignores
 * the bounds, because the points are more reliable.
 * @param head the first MAX_LAS_HEADER_BYTES, or the whole of a shorter file
 * @param size bytes of the whole file
 * @throws Unreadable
 */
export function readLasHeader(head: Buffer, size: number): LasHeader {
  if (head.toString('latin1', 0, 4) !== 'LASF')
    throw new Unreadable('It does not begin as a LAS file.');
  const minor = minorVersionOf(head);
  const headerBytes = head.length >= 96 ? head.readUInt16LE(94) : 0;
  const least = HEADER_BYTES[minor] as number;
  if (head.length < least) throw new Unreadable('It ends within its header.');
  if (headerBytes < least) throw new Unreadable(`Its header is too short for LAS 1.${minor}.`);
  const header: LasHeader = {
    ...layoutOf(head),
    points: countOf(head, minor),
    pointsAt: head.readUInt32LE(96),
    scale: tripleAt(head, 131),
    offset: tripleAt(head, 155),
    records: { at: headerBytes, count: head.readUInt32LE(100) },
  };
  if (header.points === 0) throw new Unreadable('Its header declares no points.');
  if (header.scale.includes(0) || ![...header.scale, ...header.offset].every(Number.isFinite)) {
    throw new Unreadable('Its header has no scale for its coordinates.');
  }
  if (header.pointsAt < headerBytes) throw new Unreadable('Its points begin within its header.');
  if (header.pointsAt >= size) {
    throw new Unreadable('It ends before its points begin.');
  }
  return header;
}

function minorVersionOf(head: Buffer): number {
  const [major = 0, minor = 0] = head.subarray(24, 26);
  if (major === 1 && minor < HEADER_BYTES.length) return minor;
  throw new Unreadable(`It is LAS ${major}.${minor}. LAS 1.0 to 1.4 can be read.`, {
    foreign: true,
  });
}

function layoutOf(head: Buffer): Pick<LasHeader, 'format' | 'compressed' | 'recordBytes'> {
  const stored = head[104] as number;
  const format = stored & 0x3f;
  const recordBytes = head.readUInt16LE(105);
  const least = RECORD_BYTES[format];
  if (least === undefined) {
    throw new Unreadable(`Its points have the format ${format}, which LAS 1.4 does not know.`);
  }
  if (recordBytes < least) {
    throw new Unreadable(
      `Its points have ${recordBytes} bytes each, and those of format ${format} have ${least}.`,
    );
  }
  return { format, compressed: isCompressed(stored), recordBytes };
}

/**
 * LAS 1.4 has a 64-bit count. The legacy count is for old readers, and old writers set only that.
 */
function countOf(head: Buffer, minor: number): number {
  const count = minor >= 4 ? Number(head.readBigUInt64LE(247)) : 0;
  return count || head.readUInt32LE(107);
}

const tripleAt = (head: Buffer, offset: number): Triple => [
  head.readDoubleLE(offset),
  head.readDoubleLE(offset + 8),
  head.readDoubleLE(offset + 16),
];
