import type { View } from './camera.ts';
import { type Cloud, robustBounds } from './cloud.ts';
import { ramp } from './colormap.ts';
import { clamp } from './vec.ts';

/** Cells per side of the plan for the search of floors and ceilings. */
const GRID = 24;

/**
 * Prepares an uploaded cloud for a picture: color if it has none, no ceiling, a bird's-eye view.
 */
export function presentUpload({ cloud, colored }: { cloud: Cloud; colored: boolean }): {
  cloud: Cloud;
  view: View;
} {
  if (!colored) colorByHeight(cloud);
  const open = withoutCeiling(cloud);
  const { min, max } = robustBounds(open);
  const width = max[0] - min[0];
  const depth = max[1] - min[1];
  const tall = max[2] - min[2] > Math.max(width, depth) * 0.7;
  // A long site is viewed across its long side, or it would not fit into the frame.
  const azimuth = width >= depth ? -66 : -24;
  const elevation = open === cloud ? (tall ? 18 : 36) : 52;
  return { cloud: open, view: { kind: 'orbit', azimuth, elevation, fov: 30 } };
}

function colorByHeight(cloud: Cloud): void {
  const { min, max } = robustBounds(cloud);
  const span = Math.max(max[2] - min[2], 1e-6);
  for (let i = 0; i < cloud.count; i++) {
    const height = ((cloud.xyz[i * 3 + 2] ?? 0) - min[2]) / span;
    cloud.rgb.set(ramp('viridis', height).map(Math.round), i * 3);
  }
}

/**
 * From above, an indoor scan would show only its ceiling. If both a floor and a ceiling cover the
 * plan, removes the upper part, like the section box of a viewer.
 */
function withoutCeiling(cloud: Cloud): Cloud {
  const { min, max } = robustBounds(cloud);
  const height = max[2] - min[2];
  if (height > Math.max(max[0] - min[0], max[1] - min[1]) * 0.6) return cloud;
  const floor = coverage(cloud, -Infinity, min[2] + height * 0.2);
  const ceiling = coverage(cloud, max[2] - height * 0.2, Infinity);
  if (Math.min(floor, ceiling) < 0.42) return cloud;
  const cut = min[2] + height * 0.66;
  const kept: Cloud = { ...cloud, count: 0, xyz: cloud.xyz.slice(), rgb: cloud.rgb.slice() };
  for (let i = 0; i < cloud.count; i++) {
    if ((cloud.xyz[i * 3 + 2] ?? 0) > cut) continue;
    kept.xyz.copyWithin(kept.count * 3, i * 3, i * 3 + 3);
    kept.rgb.copyWithin(kept.count * 3, i * 3, i * 3 + 3);
    kept.count++;
  }
  return kept;
}

/** Returns the share of the footprint that has points between two heights. */
function coverage(cloud: Cloud, from: number, to: number): number {
  const { min, max } = robustBounds(cloud);
  const cells = new Uint8Array(GRID * GRID);
  for (let i = 0; i < cloud.count; i++) {
    const z = cloud.xyz[i * 3 + 2] ?? 0;
    if (z < from || z > to) continue;
    const x = ((cloud.xyz[i * 3] ?? 0) - min[0]) / (max[0] - min[0] || 1);
    const y = ((cloud.xyz[i * 3 + 1] ?? 0) - min[1]) / (max[1] - min[1] || 1);
    const column = clamp(Math.floor(x * GRID), 0, GRID - 1);
    cells[clamp(Math.floor(y * GRID), 0, GRID - 1) * GRID + column] = 1;
  }
  return cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
}
