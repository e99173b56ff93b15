import type { PointFile } from './file.ts';
import type { LasHeader } from './lasHeader.ts';
import { IntegerDecoder } from './lazIntegers.ts';
import type { Packing } from './lazRecord.ts';
import { tooShort, Unreadable } from './unreadable.ts';

/** Points that are decompressed together. */
export interface Chunk {
  at: number;
  bytes: number;
  points: number;
}

const POINTER_BYTES = 8;
const TABLE_HEAD_BYTES = 8;
/** Upper bound of the encoded size of a chunk's two integers. */
const MAX_ENTRY_BYTES = 16;
/**
 * A chunk is decompressed as a whole. LASzip and COPC write about 50,000 points per chunk, which is
 * 1 MiB.
 */
const MAX_CHUNK_BYTES = 64 * 1024 ** 2;

/** Points that lie on each other take next to no bytes, but no scanner sees more of them. A chunk could promise any number. */
const MOST_POINTS_PER_BYTE = 1000;

/**
 * Reads the chunk table at the end of a LAZ file (LAZ Specification 1.4 R1, section 5).
 * @throws Unreadable, usually because the file is truncated
 */
export async function readChunks(
  file: PointFile,
  header: LasHeader,
  { chunkPoints }: Packing,
): Promise<Chunk[]> {
  const first = header.pointsAt + POINTER_BYTES;
  const table = await findTable(file, header.pointsAt);
  const head = await file.read(table, TABLE_HEAD_BYTES);
  if (table < first || head.length < TABLE_HEAD_BYTES) {
    throw new Unreadable(
      'It ends before the table of its chunks, without which it cannot be unpacked.',
    );
  }
  const count = head.readUInt32LE(4);
  // The first point of each chunk is not compressed.
  const isPossible = head.readUInt32LE(0) === 0 && count * header.recordBytes <= table - first;
  if (!isPossible) throw new Unreadable('The table of its chunks is broken.');
  const data = await file.read(table + TABLE_HEAD_BYTES, count * MAX_ENTRY_BYTES);
  const chunks = decodeChunks(data, count, { first, chunkPoints, points: header.points });
  check(chunks, header, table);
  return chunks;
}

/** A writer that cannot seek back stores the offset of the table at the end. */
async function findTable(file: PointFile, pointsAt: number): Promise<number> {
  const pointer = async (offset: number) => {
    const bytes = await file.read(offset, POINTER_BYTES);
    return bytes.length === POINTER_BYTES ? Number(bytes.readBigInt64LE(0)) : 0;
  };
  const place = await pointer(pointsAt);
  return place === -1 ? pointer(file.size - POINTER_BYTES) : place;
}

function decodeChunks(
  data: Buffer,
  count: number,
  { first, chunkPoints, points }: { first: number; chunkPoints: number | null; points: number },
): Chunk[] {
  const integers = new IntegerDecoder(data);
  let [at, left] = [first, points];
  return Array.from({ length: count }, () => {
    const full = chunkPoints ?? integers.next(0);
    const chunk = { at, bytes: integers.next(1), points: Math.min(full, left) };
    at += chunk.bytes;
    left -= chunk.points;
    return chunk;
  });
}

function check(chunks: readonly Chunk[], { points, recordBytes }: LasHeader, table: number): void {
  const got = chunks.reduce((sum, chunk) => sum + chunk.points, 0);
  if (got < points) throw tooShort(points, got);
  for (const { at, bytes, points: some } of chunks) {
    const isImpossible = some > bytes * MOST_POINTS_PER_BYTE;
    if (at + bytes > table || (some > 0 && bytes < recordBytes) || isImpossible) {
      throw new Unreadable('The table of its chunks is broken.');
    }
    if (bytes > MAX_CHUNK_BYTES) {
      const size = `${Math.round(bytes / 1024 ** 2)} MiB`;
      throw new Unreadable(`It is packed in chunks of ${size}. Up to 64 MiB can be unpacked.`, {
        foreign: true,
      });
    }
  }
}
