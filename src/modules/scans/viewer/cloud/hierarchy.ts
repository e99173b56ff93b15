import type { CloudInfo } from './cloudInfo';

const RECORD_BYTES = 22;
const PROXY = 2;

/**
 * Validates a chunk of `hierarchy.bin` before the library parses it. The library does not check the
 * tree: an invalid one makes it throw, and it then requests the same data again in every frame.
 *
 * @throws Error if the chunk is invalid.
 */
export function checkHierarchy(chunk: ArrayBuffer, info: CloudInfo): void {
  const records = chunk.byteLength / RECORD_BYTES;
  if (!Number.isInteger(records) || records === 0) throw new Error(`${chunk.byteLength} bytes`);
  const view = new DataView(chunk);
  let named = 1;
  for (let i = 0; i < records; i++) {
    const start = i * RECORD_BYTES;
    const type = view.getUint8(start);
    const points = view.getUint32(start + 2, true);
    const offset = view.getBigInt64(start + 6, true);
    const size = Number(view.getBigInt64(start + 14, true));
    if (type > PROXY || points > info.points || offset < 0n || size <= 0) {
      throw new Error(`record ${i} is no node`);
    }
    const isPoints = type !== PROXY && info.encoding === 'DEFAULT';
    if (isPoints && size !== points * info.bytesPerPoint) {
      throw new Error(`record ${i} has ${size} bytes for ${points} points`);
    }
    if (type !== PROXY) named += bits(view.getUint8(start + 1));
  }
  if (named !== records) throw new Error(`${named} nodes in ${records} records`);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
