import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { FIELDS, Records } from './records.ts';

/** A cube of the octree, in the units of the records. */
export interface Node {
  /** `r` and an octant for each level below it. */
  name: string;
  min: readonly [number, number, number];
  size: number;
  children: (Node | null)[];
  /** Set once it is written. */
  points: number;
  byteOffset: number;
  byteSize: number;
}

/** Cells along the edge of a node: one point of each is the node's own, the others are its children's. */
export const GRID = 128;
/** A node with no more points than this keeps them all. */
const LEAF_POINTS = 10_000;
/** Points that lie on one another would be divided for ever. */
const MAX_LEVEL = 20;

export const newNode = (name: string, min: Node['min'], size: number): Node => ({
  name,
  min,
  size,
  children: [],
  points: 0,
  byteOffset: 0,
  byteSize: 0,
});

export const levelOf = (node: Node): number => node.name.length - 1;

/**
 * Divides points among a node and those below it, each point into exactly one of them, as Potree 2 wants. Only one
 * path from the root is worked on at a time.
 *
 * @param folder for what does not fit into memory
 * @param emit is given each node with its points
 */
export async function divide(
  node: Node,
  points: Records,
  folder: string,
  emit: (node: Node, points: Records) => void,
): Promise<void> {
  if (points.count <= LEAF_POINTS || levelOf(node) === MAX_LEVEL) return emit(node, points);
  const parts = Array.from(
    { length: 8 },
    (_, octant) => new Records(join(folder, `${node.name}${octant}`)),
  );
  const kept = new Records(join(folder, `${node.name}-kept`));
  const sample = sampler(node, kept, parts);
  for (const block of points.drain()) {
    sample(block);
    await setImmediate(); // What else the process has to do comes in between.
  }
  emit(node, kept);
  for (const [octant, part] of parts.entries()) {
    node.children.push(part.count > 0 ? childOf(node, octant) : null);
  }
  for (const [octant, child] of node.children.entries()) {
    const part = parts[octant];
    if (child && part) await divide(child, part, folder, emit);
  }
}

/** The first point of each cell stays, the others go to the parts. */
function sampler({ min, size }: Node, kept: Records, parts: readonly Records[]) {
  const taken = new Uint8Array(GRID ** 3 / 8);
  const [x0, y0, z0] = min;
  const half = size / 2;
  const scale = GRID / size;
  return (block: Int32Array) => {
    for (let at = 0; at < block.length; at += FIELDS) {
      const x = (block[at] as number) - x0;
      const y = (block[at + 1] as number) - y0;
      const z = (block[at + 2] as number) - z0;
      const cell =
        (Math.floor(x * scale) * GRID + Math.floor(y * scale)) * GRID + Math.floor(z * scale);
      const bit = 1 << (cell & 7);
      const byte = taken[cell >> 3] as number;
      if ((byte & bit) === 0) {
        taken[cell >> 3] = byte | bit;
        kept.push(block, at);
      } else {
        const octant = (x >= half ? 4 : 0) | (y >= half ? 2 : 0) | (z >= half ? 1 : 0);
        parts[octant]?.push(block, at);
      }
    }
  };
}

function childOf({ name, min, size }: Node, octant: number): Node {
  const half = size / 2;
  const corner = [
    min[0] + (octant & 4 ? half : 0),
    min[1] + (octant & 2 ? half : 0),
    min[2] + (octant & 1 ? half : 0),
  ] as const;
  return newNode(`${name}${octant}`, corner, half);
}
