import type { Bounds, Cloud } from './cloud.ts';

/** Numbers per cell: count, sums of x, y, z and of the six products. */
export const STRIDE = 10;

const SLOTS = 1 << 18;
const SIDE = 1024;

/** Reused between calls; a result is valid until the next call. */
const table = new Int32Array(SLOTS);
let keys = new Int32Array(0);
let cellOf = new Int32Array(0);
let sums = new Float64Array(0);

/** Points grouped into the cubes of a grid, with the sums to fit a plane to each cube. */
export interface CellGrid {
  /** Cell number of every point. */
  cellOf: Int32Array;
  sums: Float64Array;
  cells: number;
}

/** Not reentrant: the result shares its arrays with the next call. */
export function groupByCell(cloud: Cloud, { min }: Bounds, size: number): CellGrid {
  table.fill(-1);
  if (sums.length < cloud.count * STRIDE) {
    sums = new Float64Array(cloud.count * STRIDE);
    keys = new Int32Array(cloud.count);
    cellOf = new Int32Array(cloud.count);
  }
  sums.fill(0);
  let cells = 0;
  const { xyz } = cloud;
  const along = (value: number, low: number): number =>
    Math.max(0, Math.min(SIDE - 1, Math.floor((value - low) / size) + 2));
  for (let p = 0; p < cloud.count; p++) {
    const x = xyz[p * 3] as number;
    const y = xyz[p * 3 + 1] as number;
    const z = xyz[p * 3 + 2] as number;
    const i = along(x, min[0]);
    const j = along(y, min[1]);
    const k = along(z, min[2]);
    const key = (k * SIDE + j) * SIDE + i;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 14) & (SLOTS - 1);
    let cell = table[slot] as number;
    while (cell !== -1 && keys[cell] !== key) {
      slot = (slot + 1) & (SLOTS - 1);
      cell = table[slot] as number;
    }
    if (cell === -1) {
      cell = cells++;
      table[slot] = cell;
      keys[cell] = key;
    }
    cellOf[p] = cell;
    // Relative to the cell, because products of large coordinates would lose precision.
    accumulate(
      sums,
      cell * STRIDE,
      x - min[0] - (i - 2) * size,
      y - min[1] - (j - 2) * size,
      z - min[2] - (k - 2) * size,
    );
  }
  return { cellOf, sums, cells };
}

function accumulate(sums: Float64Array, offset: number, x: number, y: number, z: number): void {
  sums[offset] = (sums[offset] as number) + 1;
  sums[offset + 1] = (sums[offset + 1] as number) + x;
  sums[offset + 2] = (sums[offset + 2] as number) + y;
  sums[offset + 3] = (sums[offset + 3] as number) + z;
  sums[offset + 4] = (sums[offset + 4] as number) + x * x;
  sums[offset + 5] = (sums[offset + 5] as number) + y * y;
  sums[offset + 6] = (sums[offset + 6] as number) + z * z;
  sums[offset + 7] = (sums[offset + 7] as number) + x * y;
  sums[offset + 8] = (sums[offset + 8] as number) + x * z;
  sums[offset + 9] = (sums[offset + 9] as number) + y * z;
}
