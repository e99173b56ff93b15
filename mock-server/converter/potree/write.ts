import { randomUUID } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeHierarchy } from './hierarchy.ts';
import { metadataOf } from './metadata.ts';
import { divide, type Node, newNode } from './octree.ts';
import { attributesOf, encodePoints, gather, type Has, type PointBatch } from './points.ts';
import { type Records, SCALE } from './records.ts';

export type { PointBatch } from './points.ts';

export interface PotreeResult {
  pointCount: number;
  /** Meters. */
  bounds: { min: Vector; max: Vector };
}

type Vector = [x: number, y: number, z: number];

interface Options {
  name: string;
  /** Whether the points have colors; if not, the color attribute is omitted. */
  colored?: boolean;
  /**
   * Temporary folder on the same disk as the target. If the process is killed, the caller removes
   * it.
   */
  draft?: string;
  /** Receives the share of the points that are in their places, now and then. */
  onPlaced?: (share: number) => void;
}

/**
 * Writes a point cloud as Potree 2 (encoding DEFAULT): metadata.json, hierarchy.bin and octree.bin.
 * Memory use does not grow with the cloud; a large one needs about 20 more bytes of disk per point.
 *
 * Points with a non-finite coordinate are skipped. The folder appears only once it is complete.
 *
 * @param folder must not exist yet
 * @throws RangeError for a cloud without points, or one larger than 1,000 km
 */
export async function writePotree(
  folder: string,
  points: AsyncIterable<PointBatch>,
  { name, colored = true, draft = `${folder}.${randomUUID()}.tmp`, onPlaced = () => {} }: Options,
): Promise<PotreeResult> {
  const spool = join(draft, 'spool');
  try {
    await mkdir(spool, { recursive: true });
    const { records, extent } = await gather(points, join(spool, 'all'));
    const { min, max, pointCount } = extent;
    const size = Math.max(...max.map((value, axis) => value - (min[axis] as number))) + 1;
    const root = newNode('r', min, Math.max(size, MIN_SIZE));
    const has = attributesOf(extent, colored);
    const octree = { file: join(draft, 'octree.bin'), min, has };
    let placed = 0;
    const report = () => onPlaced(placed / pointCount);
    await writeOctree(octree, (emit) => {
      const count = (node: Node, points: Records) => {
        placed += points.count;
        emit(node, points);
        report();
      };
      return divide(root, records, spool, count, report);
    });
    const { data, firstChunkSize } = encodeHierarchy(root);
    await writeFile(join(draft, 'hierarchy.bin'), data);
    const metadata = metadataOf({ name, root, extent, has, firstChunkSize });
    await writeFile(join(draft, 'metadata.json'), JSON.stringify(metadata));
    await rm(spool, { recursive: true });
    await rename(draft, folder);
    const meters = (corner: readonly number[]) =>
      corner.map((value, axis) => (extent.origin[axis] as number) + value * SCALE) as Vector;
    return { pointCount, bounds: { min: meters(min), max: meters(max) } };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** A cloud of a single point still gets a cube, of 13 cm. */
const MIN_SIZE = 128;

/** Nodes are stored in the order in which they arrive. */
async function writeOctree(
  { file, min, has }: { file: string; min: Node['min']; has: Has },
  build: (emit: Parameters<typeof divide>[3]) => Promise<void>,
): Promise<void> {
  const descriptor = openSync(file, 'w');
  let position = 0;
  try {
    await build((node, records) => {
      node.points = records.count;
      node.byteOffset = position;
      for (const block of records.drain())
        position += writeSync(descriptor, encodePoints(block, min, has));
      node.byteSize = position - node.byteOffset;
    });
  } finally {
    closeSync(descriptor);
  }
}
