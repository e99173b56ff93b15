import { ByteReader } from './bytes.ts';
import type { PointFile } from './file.ts';
import type { LasHeader } from './lasHeader.ts';
import { BLOCK_POINTS, type LasRecords, type OnRead, SAMPLE_POINTS } from './lasRecords.ts';
import { type Chunk, readChunks } from './lazChunks.ts';
import { readPacking } from './lazRecord.ts';
import { Unpacker } from './lazUnpack.ts';
import { tooShort } from './unreadable.ts';

/**
 * Decompresses a LAZ file, including COPC, one chunk at a time.
 * @throws Unreadable if it is truncated, or if laz-perf does not support it
 */
export async function openLaz(file: PointFile, header: LasHeader): Promise<LasRecords> {
  const packing = await readPacking(file, header);
  const chunks = (await readChunks(file, header, packing)).filter(({ points }) => points > 0);
  const unpacker = await Unpacker.load(header, packing);
  async function* blocks(onRead: OnRead): AsyncGenerator<Buffer> {
    const [first, last] = [chunks[0], chunks.at(-1)];
    if (!first || !last) return;
    const range = { from: first.at, to: last.at + last.bytes };
    const reader = new ByteReader(file.stream(range, onRead));
    let count = 0;
    for (const { bytes, points } of chunks) {
      const data = await reader.peek(bytes);
      if (data.length < bytes) throw tooShort(header.points, count);
      unpacker.open(data);
      for (let left = points; left > 0; left -= BLOCK_POINTS) {
        yield unpacker.read(Math.min(left, BLOCK_POINTS));
      }
      reader.skip(bytes);
      count += points;
    }
  }
  const sample = async (share: number) => {
    const { at, bytes, points } = chunks[Math.floor(share * chunks.length)] as Chunk;
    unpacker.open(await file.read(at, bytes));
    return Buffer.from(unpacker.read(Math.min(points, SAMPLE_POINTS)));
  };
  return { sample, blocks };
}
