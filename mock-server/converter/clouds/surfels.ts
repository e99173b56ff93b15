import { type CellGrid, groupByCell, STRIDE } from './cells.ts';
import { type Cloud, robustBounds } from './cloud.ts';
import { clamp, cross, dot, normalize, type Vec } from './vec.ts';

/** Per point: distance to its neighbors and, on flat surroundings, the normal. */
export interface Surfels {
  gap: Float32Array;
  /** Zero if the points form a line or clutter. */
  normal: Float32Array;
}

const LEVELS = 4;
const SHRINK = 2.3;
const ENOUGH = 10;

interface Fit {
  gap: number;
  normal: Vec;
  shape: 'plane' | 'line' | 'clutter';
}

/**
 * Works from coarse to fine cells and uses the finest one with enough points. A clear plane is not
 * replaced by clutter: a handful of points rarely fits a plane by itself.
 */
export function estimateSurfels(cloud: Cloud): Surfels {
  const bounds = robustBounds(cloud);
  const { min, max } = bounds;
  const extent = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-6);
  const surfels: Surfels = {
    gap: new Float32Array(cloud.count),
    normal: new Float32Array(cloud.count * 3),
  };
  const clear = new Uint8Array(cloud.count);
  let size = (extent * 9) / Math.sqrt(Math.max(cloud.count, 16));
  for (let level = 0; level < LEVELS; level++) {
    const grid = groupByCell(cloud, bounds, size);
    const fits: (Fit | undefined)[] = new Array(grid.cells);
    for (let p = 0; p < cloud.count; p++) {
      const cell = grid.cellOf[p] as number;
      if (level > 0 && (grid.sums[cell * STRIDE] as number) < ENOUGH) continue;
      fits[cell] ??= fitCell(grid, cell, size);
      const fit = fits[cell] as Fit;
      if (fit.shape === 'clutter' && clear[p] === 1) continue;
      if (fit.shape !== 'clutter') clear[p] = 1;
      surfels.gap[p] = fit.gap;
      surfels.normal[p * 3] = fit.normal[0];
      surfels.normal[p * 3 + 1] = fit.normal[1];
      surfels.normal[p * 3 + 2] = fit.normal[2];
    }
    size /= SHRINK;
  }
  return surfels;
}

const NONE: Vec = [0, 0, 0];

function fitCell({ sums }: CellGrid, cell: number, size: number): Fit {
  const sumOf = (k: number) => sums[cell * STRIDE + k] as number;
  const n = sumOf(0);
  if (n < 4) return { gap: size / Math.sqrt(Math.max(n, 2)), normal: NONE, shape: 'clutter' };
  const [mx, my, mz] = [sumOf(1) / n, sumOf(2) / n, sumOf(3) / n];
  const xx = sumOf(4) / n - mx * mx;
  const yy = sumOf(5) / n - my * my;
  const zz = sumOf(6) / n - mz * mz;
  const xy = sumOf(7) / n - mx * my;
  const xz = sumOf(8) / n - mx * mz;
  const yz = sumOf(9) / n - my * mz;
  const [small, middle, large] = eigenvalues(xx, yy, zz, xy, xz, yz);
  // A uniform strip of length L has the variance L²/12.
  if (middle < large * 0.03) {
    // A disc wider than its bar would turn the bar into a string of beads.
    const width = Math.sqrt(12 * middle);
    return { gap: Math.min(Math.sqrt(12 * large) / n, width), normal: NONE, shape: 'line' };
  }
  if (small > middle * 0.3) {
    return { gap: (size / Math.sqrt(n)) * 0.5, normal: NONE, shape: 'clutter' };
  }
  // On a pipe or across an edge, large discs would stick out like scales.
  const bent = 1 - clamp((small / middle - 0.07) * 2.5, 0, 0.5);
  const even = Math.sqrt((12 * Math.sqrt(middle * large)) / n) * bent;
  const gap = Math.min(even, Math.sqrt(12 * middle) * 0.6);
  const rows: Vec[] = [
    [xx - small, xy, xz],
    [xy, yy - small, yz],
    [xz, yz, zz - small],
  ];
  return { gap, normal: nullVector(rows), shape: 'plane' };
}

/** Returns the eigenvalues of a symmetric 3×3 matrix in ascending order (trigonometric formula). */
function eigenvalues(xx: number, yy: number, zz: number, xy: number, xz: number, yz: number): Vec {
  const mean = (xx + yy + zz) / 3;
  const [a, b, c] = [xx - mean, yy - mean, zz - mean];
  const off = xy * xy + xz * xz + yz * yz;
  const spread = Math.sqrt((a * a + b * b + c * c + 2 * off) / 6);
  if (spread < 1e-12) return [mean, mean, mean];
  const det = a * (b * c - yz * yz) - xy * (xy * c - yz * xz) + xz * (xy * yz - b * xz);
  const half = Math.min(1, Math.max(-1, det / (2 * spread ** 3)));
  const angle = Math.acos(half) / 3;
  const large = mean + 2 * spread * Math.cos(angle);
  const small = mean + 2 * spread * Math.cos(angle + (Math.PI * 2) / 3);
  return [Math.max(0, small), Math.max(0, 3 * mean - large - small), large];
}

/** Returns the direction perpendicular to all rows. */
function nullVector(rows: readonly Vec[]): Vec {
  const [a = NONE, b = NONE, c = NONE] = rows;
  let best: Vec = NONE;
  for (const candidate of [cross(a, b), cross(a, c), cross(b, c)]) {
    if (dot(candidate, candidate) > dot(best, best)) best = candidate;
  }
  return best === NONE ? NONE : normalize(best);
}
