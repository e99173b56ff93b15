import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { FIELDS, Records } from './records.ts';

/** A cube of the octree, in record units. */
export interface Node {
  /** `r` followed by an octant per level. */
  name: string;
  min: readonly [number, number, number];
  size: number;
  children: (Node | null)[];
  /** Set once the node is written. */
  points: number;
  byteOffset: number;
  byteSize: number;
}

/**
 * Cells along the edge of a node. One point per cell belongs to the node, the others to its
 * children.
 */
export const GRID = 128;
/** A node with at most this many points has no children. */
const LEAF_POINTS = 10_000;
/** Coincident points would be split forever. */
const MAX_LEVEL = 20;
/**
 * A child with less than this share of its parent's points in the same octant is not worth it:
 * viewers would draw the parent's points smaller there, as if the child filled the gaps.
 */
const LEAST_SHARE = 0.5;

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
 * Distributes points among a node and its descendants, each point to exactly one node, as Potree 2
 * requires. Processes one path from the root at a time.
 *
 * @param folder for temporary files
 * @param emit receives each node with its points
 * @param onBlock is called after each block of points
 */
export async function divide(
  node: Node,
  points: Records,
  folder: string,
  emit: (node: Node, points: Records) => void,
  onBlock: () => void,
): Promise<void> {
  if (points.count <= LEAF_POINTS || levelOf(node) === MAX_LEVEL) return emit(node, points);
  const parts = Array.from(
    { length: 8 },
    (_, octant) => new Records(join(folder, `${node.name}${octant}`)),
  );
  const kept = new Records(join(folder, `${node.name}-kept`));
  const keptIn = new Array<number>(8).fill(0);
  const sample = sampler(node, kept, parts, keptIn);
  for (const block of points.drain()) {
    sample(block);
    onBlock();
    await setImmediate(); // Lets other work of the process run.
  }
  for (const [octant, part] of parts.entries()) {
    if (part.count >= (keptIn[octant] ?? 0) * LEAST_SHARE) continue;
    for (const block of part.drain())
      for (let offset = 0; offset < block.length; offset += FIELDS) kept.push(block, offset);
  }
  emit(node, kept);
  for (const [octant, part] of parts.entries()) {
    node.children.push(part.count > 0 ? childOf(node, octant) : null);
  }
  for (const [octant, child] of node.children.entries()) {
    const part = parts[octant];
    if (child && part) await divide(child, part, folder, emit, onBlock);
  }
}

/** The first point of each cell stays, the others go to the children. */
function sampler({ min, size }: Node, kept: Records, parts: readonly Records[], keptIn: number[]) {
  const taken = new Uint8Array(GRID ** 3 / 8);
  const [x0, y0, z0] = min;
  const half = size / 2;
  const scale = GRID / size;
  return (block: Int32Array) => {
    for (let offset = 0; offset < block.length; offset += FIELDS) {
      const x = (block[offset] as number) - x0;
      const y = (block[offset + 1] as number) - y0;
      const z = (block[offset + 2] as number) - z0;
      const cell =
        (Math.floor(x * scale) * GRID + Math.floor(y * scale)) * GRID + Math.floor(z * scale);
      const octant = (x >= half ? 4 : 0) | (y >= half ? 2 : 0) | (z >= half ? 1 : 0);
      const bit = 1 << (cell & 7);
      const byte = taken[cell >> 3] as number;
      if ((byte & bit) === 0) {
        taken[cell >> 3] = byte | bit;
        kept.push(block, offset);
        keptIn[octant] = (keptIn[octant] ?? 0) + 1;
      } else {
        parts[octant]?.push(block, offset);
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
