import { FIELDS, pack, Records, SCALE } from './records.ts';

/** Points as columns of equal length. */
export interface PointBatch {
  count: number;
  /** Meters, z up. */
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
  /** Interleaved red, green and blue values. */
  rgb: Uint8Array;
  intensity: Uint16Array;
  /** ASPRS LAS 1.4, table 17: 2 ground, 6 building ... */
  classification: Uint8Array;
}

type Triple = [number, number, number];

/** Properties of the whole cloud. `min` and `max` are in record units. */
export interface Extent {
  /** The first point, the origin of the records, in meters. */
  origin: Triple;
  min: Triple;
  max: Triple;
  intensity: [min: number, max: number];
  classification: [min: number, max: number];
  pointCount: number;
}

/** Attributes of the cloud besides position. Viewers use them to choose the first display mode. */
export interface Has {
  intensity: boolean;
  classification: boolean;
  rgb: boolean;
}

/** Bytes in octree.bin, in this order. */
const BYTES = { position: 12, intensity: 2, classification: 1, rgb: 6 } as const;

/** An attribute with the same value in all points carries no information. */
export const attributesOf = ({ intensity, classification }: Extent, colored: boolean): Has => ({
  intensity: intensity[0] < intensity[1],
  classification: classification[1] > 0,
  rgb: colored,
});

/** Maximum units from the first point; larger sums would overflow 32 bits. */
const LIMIT = 2 ** 30;

/** Collects all points and their bounds. */
export async function gather(
  points: AsyncIterable<PointBatch>,
  file: string,
): Promise<{ records: Records; extent: Extent }> {
  const records = new Records(file);
  const record = new Int32Array(FIELDS);
  const extent: Extent = {
    origin: [0, 0, 0],
    min: [Infinity, Infinity, Infinity],
    max: [-Infinity, -Infinity, -Infinity],
    intensity: [Infinity, -Infinity],
    classification: [Infinity, -Infinity],
    pointCount: 0,
  };
  try {
    for await (const batch of points) {
      for (let i = 0; i < batch.count; i++) {
        if (take(batch, i, extent, record)) records.push(record, 0);
      }
    }
    if (records.count === 0) throw new RangeError('The cloud has no points.');
  } catch (error) {
    records.drop();
    throw error;
  }
  extent.pointCount = records.count;
  return { records, extent };
}

/** Converts a point to a record. Returns false for a point with a non-finite coordinate. */
function take(batch: PointBatch, i: number, extent: Extent, record: Int32Array): boolean {
  const place = [batch.x[i] as number, batch.y[i] as number, batch.z[i] as number];
  if (!place.every(Number.isFinite)) return false;
  const isFirst = extent.min[0] === Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const coordinate = place[axis] as number;
    if (isFirst) extent.origin[axis] = coordinate;
    const value = Math.round((coordinate - (extent.origin[axis] as number)) / SCALE);
    if (Math.abs(value) > LIMIT) throw new RangeError('The cloud is larger than 1,000 km.');
    record[axis] = value;
    if (value < (extent.min[axis] as number)) extent.min[axis] = value;
    if (value > (extent.max[axis] as number)) extent.max[axis] = value;
  }
  const intensity = batch.intensity[i] as number;
  const classification = batch.classification[i] as number;
  widen(extent.intensity, intensity);
  widen(extent.classification, classification);
  record[3] = pack(intensity, classification);
  const [r, g, b] = [batch.rgb[i * 3], batch.rgb[i * 3 + 1], batch.rgb[i * 3 + 2]] as Triple;
  record[4] = r | (g << 8) | (b << 16);
  return true;
}

function widen(range: [number, number], value: number): void {
  if (value < range[0]) range[0] = value;
  if (value > range[1]) range[1] = value;
}

/**
 * Encodes records for octree.bin, relative to the corner of the cube: see `attributes` of the
 * metadata.
 */
export function encodePoints(block: Int32Array, min: readonly number[], has: Has): Buffer {
  const count = block.length / FIELDS;
  const { position, ...others } = BYTES;
  let pointBytes: number = position;
  for (const [name, bytes] of Object.entries(others))
    if (has[name as keyof Has]) pointBytes += bytes;
  const bytes = Buffer.allocUnsafe(count * pointBytes);
  const [x0, y0, z0] = min as Triple;
  for (let i = 0, offset = 0; i < block.length; i += FIELDS) {
    offset = bytes.writeInt32LE((block[i] as number) - x0, offset);
    offset = bytes.writeInt32LE((block[i + 1] as number) - y0, offset);
    offset = bytes.writeInt32LE((block[i + 2] as number) - z0, offset);
    const other = block[i + 3] as number;
    if (has.intensity) offset = bytes.writeUInt16LE(other & 0xffff, offset);
    if (has.classification) offset = bytes.writeUInt8(other >>> 16, offset);
    if (!has.rgb) continue;
    const rgb = block[i + 4] as number;
    // Potree stores colors in 16 bits.
    offset = bytes.writeUInt16LE((rgb & 0xff) << 8, offset);
    offset = bytes.writeUInt16LE(((rgb >> 8) & 0xff) << 8, offset);
    offset = bytes.writeUInt16LE(((rgb >> 16) & 0xff) << 8, offset);
  }
  return bytes;
}
