import { randomUUID } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeHierarchy } from './hierarchy.ts';
import { metadataOf } from './metadata.ts';
import { divide, type Node, newNode } from './octree.ts';
import { attributesOf, encodePoints, gather, type Has, type PointBatch } from './points.ts';
import { SCALE } from './records.ts';

export type { PointBatch } from './points.ts';

export interface PotreeResult {
  pointCount: number;
  /** Metres. */
  bounds: { min: Vector; max: Vector };
}

type Vector = [x: number, y: number, z: number];

interface Options {
  name: string;
  /** Whether the points have colours of their own; those that do not are written without. */
  coloured?: boolean;
  /** Where everything is until it is whole, on the disk of the folder. Who ends this from outside removes it. */
  draft?: string;
}

/**
 * Writes a point cloud as Potree 2 (encoding DEFAULT): metadata.json, hierarchy.bin and octree.bin. The memory that it
 * takes does not grow with the cloud; for a big one it needs some 20 bytes of disk a point besides.
 *
 * Points with a coordinate that is no number are left out. The folder is there only once it is whole.
 *
 * @param folder must not be there yet
 * @throws RangeError for a cloud without points, or one that goes on for more than 1,000 km
 */
export async function writePotree(
  folder: string,
  points: AsyncIterable<PointBatch>,
  { name, coloured = true, draft = `${folder}.${randomUUID()}.tmp` }: Options,
): Promise<PotreeResult> {
  const spool = join(draft, 'spool');
  try {
    await mkdir(spool, { recursive: true });
    const { records, extent } = await gather(points, join(spool, 'all'));
    const { min, max, pointCount } = extent;
    const size = Math.max(...max.map((value, axis) => value - (min[axis] as number))) + 1;
    const root = newNode('r', min, Math.max(size, MIN_SIZE));
    const has = attributesOf(extent, coloured);
    const octree = { file: join(draft, 'octree.bin'), min, has };
    await writeOctree(octree, (emit) => divide(root, records, spool, emit));
    const { data, firstChunkSize } = encodeHierarchy(root);
    await writeFile(join(draft, 'hierarchy.bin'), data);
    const metadata = metadataOf({ name, root, extent, has, firstChunkSize });
    await writeFile(join(draft, 'metadata.json'), JSON.stringify(metadata));
    await rm(spool, { recursive: true });
    await rename(draft, folder);
    const metres = (corner: readonly number[]) =>
      corner.map((value, axis) => (extent.origin[axis] as number) + value * SCALE) as Vector;
    return { pointCount, bounds: { min: metres(min), max: metres(max) } };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** A cloud of a single point is still a cube, of 13 cm. */
const MIN_SIZE = 128;

/** Nodes lie one after another, in the order in which they come. */
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
