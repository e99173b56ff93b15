import { clamp } from '../../converter/clouds/vec.ts';
import { createSpot, locator } from './patch.ts';
import type { Patch } from './scene.ts';

const MAX_CELLS = 1_600_000;

/** Cells per block as a power of two, and the steps a ray may skip in an empty block. */
const BLOCK = 2;
const LEAP = 4;

/** Occupancy of the scene on a grid, for line of sight and soft shading. */
export interface Voxels {
  size: number;
  /** Whether something solid lies between the point and the target. */
  blocked(x: number, y: number, z: number, tx: number, ty: number, tz: number): boolean;
  /** Share of occupied space around a position, 0 to 1. */
  crowding(x: number, y: number, z: number): number;
}

export function createVoxels(patches: readonly Patch[]): Voxels {
  const solid = patches.filter((patch) => patch.solid);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const include = (axis: number, value: number): void => {
    low[axis] = Math.min(low[axis] as number, value);
    high[axis] = Math.max(high[axis] as number, value);
  };
  visit(solid, 2, (x, y, z) => {
    include(0, x);
    include(1, y);
    include(2, z);
  });
  const extent = (axis: number) => (high[axis] ?? 0) - (low[axis] ?? 0) + 1;
  const size = Math.max(0.12, Math.cbrt((extent(0) * extent(1) * extent(2)) / MAX_CELLS));
  const [ox = 0, oy = 0, oz = 0] = low.map((value) => value - 2 * size);
  const [nx = 1, ny = 1, nz = 1] = [0, 1, 2].map((axis) => Math.ceil(extent(axis) / size) + 4);
  const cells = new Uint8Array(nx * ny * nz);
  visit(solid, size * 0.6, (x, y, z) => {
    const i = Math.floor((x - ox) / size);
    const j = Math.floor((y - oy) / size);
    const k = Math.floor((z - oz) / size);
    if (i >= 0 && j >= 0 && k >= 0 && i < nx && j < ny && k < nz) cells[(k * ny + j) * nx + i] = 1;
  });
  const [bx, by] = [(nx >> BLOCK) + 2, (ny >> BLOCK) + 2];
  const blocks = createBlocks(cells, nx, ny, nz, bx, by);
  const soft = createSoftGrid(cells, nx, ny, nz);

  return {
    size,
    blocked(x, y, z, tx, ty, tz) {
      const distance = Math.sqrt((tx - x) ** 2 + (ty - y) ** 2 + (tz - z) ** 2);
      const steps = Math.floor(distance / (size * 0.8));
      const dx = (tx - x) / (steps || 1) / size;
      const dy = (ty - y) / (steps || 1) / size;
      const dz = (tz - z) / (steps || 1) / size;
      let px = (x - ox) / size;
      let py = (y - oy) / size;
      let pz = (z - oz) / size;
      for (let step = 1; step < steps; step++) {
        px += dx;
        py += dy;
        pz += dz;
        if (px < 0 || py < 0 || pz < 0 || px >= nx || py >= ny || pz >= nz) return false;
        const block = ((pz >> BLOCK) * by + (py >> BLOCK)) * bx + (px >> BLOCK);
        if (blocks[block] === 0) {
          // The block and its margin are empty: skip a few steps at once.
          step += LEAP;
          px += dx * LEAP;
          py += dy * LEAP;
          pz += dz * LEAP;
        } else if (cells[((pz | 0) * ny + (py | 0)) * nx + (px | 0)] === 1) return true;
      }
      return false;
    },
    crowding: (x, y, z) => soft((x - ox) / size, (y - oy) / size, (z - oz) / size),
  };
}

/**
 * Coarse map of the grid for fast ray marching. A block counts as occupied if anything lies within
 * LEAP cells of it, so that a skip out of an empty block cannot cross a wall.
 */
function createBlocks(
  cells: Uint8Array,
  nx: number,
  ny: number,
  nz: number,
  bx: number,
  by: number,
): Uint8Array {
  const blocks = new Uint8Array(bx * by * ((nz >> BLOCK) + 2));
  for (let k = 0, voxel = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++, voxel++) {
        if (cells[voxel] === 0) continue;
        for (let z = Math.max(0, k - LEAP) >> BLOCK; z <= (k + LEAP) >> BLOCK; z++) {
          for (let y = Math.max(0, j - LEAP) >> BLOCK; y <= (j + LEAP) >> BLOCK; y++) {
            for (let x = Math.max(0, i - LEAP) >> BLOCK; x <= (i + LEAP) >> BLOCK; x++) {
              blocks[(z * by + y) * bx + x] = 1;
            }
          }
        }
      }
    }
  }
  return blocks;
}

function visit(
  patches: readonly Patch[],
  spacing: number,
  each: (x: number, y: number, z: number) => void,
): void {
  const spot = createSpot();
  for (const patch of patches) {
    const place = locator(patch, spot, false);
    const across = Math.max(1, Math.ceil(patch.lengthU / spacing));
    const along = Math.max(patch.radius > 0 ? 6 : 1, Math.ceil(patch.lengthV / spacing));
    for (let i = 0; i <= across; i++) {
      for (let j = 0; j <= along; j++) {
        place(i / across, j / along);
        each(spot.x, spot.y, spot.z);
      }
    }
  }
}

/** Returns a coarse, blurred copy of the grid. Sampled off the surface, it gives ambient occlusion. */
function createSoftGrid(
  cells: Uint8Array,
  nx: number,
  ny: number,
  nz: number,
): (x: number, y: number, z: number) => number {
  const factor = 2;
  const mx = Math.ceil(nx / factor);
  const my = Math.ceil(ny / factor);
  const mz = Math.ceil(nz / factor);
  const counts = new Float32Array(mx * my * mz);
  for (let k = 0, voxel = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      const row = ((k >> 1) * my + (j >> 1)) * mx;
      for (let i = 0; i < nx; i++, voxel++) {
        if (cells[voxel] === 1) counts[row + (i >> 1)] = (counts[row + (i >> 1)] ?? 0) + 0.25;
      }
    }
  }
  for (const stride of [1, mx, mx * my]) blur(counts, stride);
  const indexAt = (i: number, j: number, k: number): number =>
    counts[(clamp(k, 0, mz - 1) * my + clamp(j, 0, my - 1)) * mx + clamp(i, 0, mx - 1)] as number;
  return (x, y, z) => {
    const [px, py, pz] = [x / factor - 0.5, y / factor - 0.5, z / factor - 0.5];
    const [i, j, k] = [Math.floor(px), Math.floor(py), Math.floor(pz)];
    const along = (dj: number, dk: number): number => {
      const first = indexAt(i, j + dj, k + dk);
      return first + (indexAt(i + 1, j + dj, k + dk) - first) * (px - i);
    };
    const low = along(0, 0) + (along(1, 0) - along(0, 0)) * (py - j);
    const high = along(0, 1) + (along(1, 1) - along(0, 1)) * (py - j);
    return low + (high - low) * (pz - k);
  };
}

function blur(values: Float32Array, stride: number): void {
  const source = values.slice();
  for (let i = stride * 2; i < values.length - stride * 2; i++) {
    values[i] =
      ((source[i - stride * 2] as number) +
        (source[i - stride] as number) +
        (source[i] as number) +
        (source[i + stride] as number) +
        (source[i + stride * 2] as number)) /
      5;
  }
}
