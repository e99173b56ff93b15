import type { Fact } from './facts.ts';

/** Triangles of one colour where they stand in the model: metres, y up. */
export interface Surface {
  positions: Float32Array;
  indices: ArrayLike<number>;
  /** Red, green and blue, 0 to 1, in sRGB. */
  colour: readonly [r: number, g: number, b: number];
  /** From 0, which lets all light through, to 1. */
  opacity: number;
}

/** An element of a model of any format, as its file has it. */
export interface Part {
  /** GlobalId of IFC where there is one, which no other version gives to anything else. */
  id: string;
  name: string;
  type: string;
  storey: string;
  /** All else that the file says of it, in an order of its own. */
  properties: unknown;
  /** What of that is plain values. */
  facts: readonly Fact[];
  /** Unpacked when it is asked for: all of a large model at once would not fit into memory. */
  surfaces: () => Surface[];
}

export type Box = [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

export const nothing = (): Box => [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];

/** Makes a box as large as it has to be to hold a point as well. */
export function extend(box: Box, x: number, y: number, z: number): void {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.min(box[2], z);
  box[3] = Math.max(box[3], x);
  box[4] = Math.max(box[4], y);
  box[5] = Math.max(box[5], z);
}

/** The box around points, three numbers each. */
export function boxOf(positions: Float32Array): Box {
  const box = nothing();
  for (let i = 0; i + 2 < positions.length; i += 3)
    extend(box, positions[i] as number, positions[i + 1] as number, positions[i + 2] as number);
  return box;
}

/** Ids of elements that have none of their own: their names, counted where one is there twice. */
export function idsByName(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? `node-${name}` : `node-${name}-${count}`;
  };
}
