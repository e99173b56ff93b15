import type { Box, Vec } from './box.ts';

export interface Hit {
  /** Meters along the ray; infinite if it hits nothing. */
  distance: number;
  /** Index of the box. */
  box: number;
  /** Axis of the surface normal: 0, 1 or 2 for x, y, z. */
  axis: number;
}

/** Nearby boxes are grouped; a box larger than this (in meters) gets its own group. */
const CELL = 7;

/** Boxes as six numbers each, so that a million rays are fast. */
export class Tracer {
  /** Corners of all boxes, group by group. */
  readonly #bounds: Float64Array;
  /** Corners of the groups. */
  readonly #groups: Float64Array;
  /** Start index of each group, and the end of the last one. */
  readonly #starts: number[] = [0];
  /** The original index of each box. */
  readonly #given: number[] = [];
  readonly hit: Hit = { distance: 0, box: -1, axis: 0 };
  #axis = 0;

  constructor(boxes: readonly Box[]) {
    const byCell: Record<string, number[]> = {};
    boxes.forEach((box, i) => {
      const cell = groupOf(box, i);
      byCell[cell] = [...(byCell[cell] ?? []), i];
    });
    const groups = Object.values(byCell);
    this.#given = groups.flat();
    this.#bounds = Float64Array.from(this.#given.flatMap((i) => cornersOf([boxes[i] as Box])));
    this.#groups = Float64Array.from(
      groups.flatMap((group) => cornersOf(group.map((i) => boxes[i] as Box))),
    );
    for (const group of groups) this.#starts.push((this.#starts.at(-1) ?? 0) + group.length);
  }

  /** Finds the first box that the ray hits. The result is in `hit`; the object is reused. */
  trace(o: Vec, dx: number, dy: number, dz: number): Hit {
    const { hit } = this;
    hit.distance = Number.POSITIVE_INFINITY;
    hit.box = -1;
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz];
    for (let group = 0; group < this.#starts.length - 1; group++) {
      if (!(this.#enter(this.#groups, group * 6, o, ix, iy, iz) < hit.distance)) continue;
      const end = this.#starts[group + 1] as number;
      for (let i = this.#starts[group] as number; i < end; i++) {
        const near = this.#enter(this.#bounds, i * 6, o, ix, iy, iz);
        if (near < 1e-4 || near >= hit.distance) continue;
        hit.distance = near;
        hit.box = this.#given[i] as number;
        hit.axis = this.#axis;
      }
    }
    return hit;
  }

  /** Returns whether anything blocks the ray within this distance in meters. */
  isBlocked(o: Vec, dx: number, dy: number, dz: number, distance: number): boolean {
    return this.trace(o, dx, dy, dz).distance < distance;
  }

  /** Returns where the ray enters a box (slab method): infinite if it misses, below 0 from inside. */
  #enter(bounds: Float64Array, at: number, o: Vec, ix: number, iy: number, iz: number): number {
    const x0 = ((bounds[at] as number) - o[0]) * ix;
    const x1 = ((bounds[at + 3] as number) - o[0]) * ix;
    const y0 = ((bounds[at + 1] as number) - o[1]) * iy;
    const y1 = ((bounds[at + 4] as number) - o[1]) * iy;
    const z0 = ((bounds[at + 2] as number) - o[2]) * iz;
    const z1 = ((bounds[at + 5] as number) - o[2]) * iz;
    const nearX = Math.min(x0, x1);
    const nearY = Math.min(y0, y1);
    const nearZ = Math.min(z0, z1);
    const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
    const near = Math.max(nearX, nearY, nearZ);
    if (near > far || far < 0) return Number.POSITIVE_INFINITY;
    this.#axis = near === nearX ? 0 : near === nearY ? 1 : 2;
    return near;
  }
}

function groupOf({ min, max }: Box, index: number): string {
  if (max[0] - min[0] > CELL || max[1] - min[1] > CELL) return `alone ${index}`;
  return `${Math.floor(min[0] / CELL)} ${Math.floor(min[1] / CELL)}`;
}

/** Returns the corners of the bounding box. */
function cornersOf(boxes: readonly Box[]): number[] {
  const over = (axis: 0 | 1 | 2) => ({
    min: Math.min(...boxes.map(({ min }) => min[axis])),
    max: Math.max(...boxes.map(({ max }) => max[axis])),
  });
  const [x, y, z] = [over(0), over(1), over(2)];
  return [x.min, y.min, z.min, x.max, y.max, z.max];
}
