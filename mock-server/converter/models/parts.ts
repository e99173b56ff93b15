import type { Fact } from './facts.ts';

/** Triangles of one color: meters, y up, from the origin of the part. */
export interface Surface {
  positions: Float32Array;
  indices: ArrayLike<number>;
  /** Red, green and blue, 0 to 1, in sRGB. */
  color: readonly [r: number, g: number, b: number];
  /** 0 is fully transparent, 1 opaque. */
  opacity: number;
}

/** An element of a model of any format. */
export interface Part {
  /** IFC GlobalId if there is one; it is stable across versions. */
  id: string;
  name: string;
  type: string;
  storey: string;
  /** All other data of the element, in sorted order. */
  properties: unknown;
  /** The plain values among them. */
  facts: readonly Fact[];
  /**
   * A point near the model, in model coordinates, the same for all parts. Survey coordinates do not
   * fit into the 32 bits of a mesh.
   */
  origin: Origin;
  /** Decoded on demand: all meshes of a large model would not fit into memory. */
  surfaces: () => Surface[];
}

export type Origin = readonly [x: number, y: number, z: number];

export type Box = [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

export const nothing = (): Box => [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];

/** Extends a box to contain a point. */
export function extend(box: Box, x: number, y: number, z: number): void {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.min(box[2], z);
  box[3] = Math.max(box[3], x);
  box[4] = Math.max(box[4], y);
  box[5] = Math.max(box[5], z);
}

/** Returns the bounding box of points, three numbers each. */
export function boxOf(positions: Float32Array): Box {
  const box = nothing();
  for (let i = 0; i + 2 < positions.length; i += 3)
    extend(box, positions[i] as number, positions[i + 1] as number, positions[i + 2] as number);
  return box;
}

/** Returns ids for elements without their own: their names, numbered if they repeat. */
export function idsByName(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? `node-${name}` : `node-${name}-${count}`;
  };
}

/** Classes of elements that are rooms and zones, which hide what is inside them. */
const SPACES = new Set(['IFCSPACE', 'IFCSPATIALZONE', 'IFCEXTERNALSPATIALELEMENT']);

/** Returns the elements that viewers show at first: all but rooms, unless there is nothing else. */
export function shownAtFirst<T extends { type: string }>(elements: readonly T[]): readonly T[] {
  const solid = elements.filter(({ type }) => !SPACES.has(type.toUpperCase()));
  return solid.length > 0 ? solid : elements;
}

/** Numbers of meshes that are kept, about 400 MB. */
const MOST_KEPT = 1e8;

/** Keeps decoded meshes for the next reader as long as they fit into the memory. */
export function keepingSurfaces(parts: readonly Part[], most = MOST_KEPT): Part[] {
  let room = most;
  return parts.map((part) => {
    let kept: Surface[] | null = null;
    const surfaces = () => {
      if (kept) return kept;
      const decoded = part.surfaces();
      room -= decoded.reduce(
        (n, { positions, indices }) => n + positions.length + indices.length,
        0,
      );
      if (room > 0) kept = decoded;
      return decoded;
    };
    return { ...part, surfaces };
  });
}
