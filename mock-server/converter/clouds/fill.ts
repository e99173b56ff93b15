import type { Raster } from './raster.ts';

/** Widest hole that is closed, in pixels to each side. */
const SPAN = 3;

/** Depths closer than this share belong to one surface. */
const SAME = 0.035;

/**
 * Closes pinholes: a pixel between points of one surface on most sides belongs to that surface,
 * even if no disc covers it. This allows small, crisp discs.
 */
export function fillHoles(raster: Raster): void {
  const { width, height } = raster;
  const depth = raster.depth.slice();
  const cover = raster.cover.slice();
  const source = raster.rgb.slice();
  const steps = [1, width, width + 1, width - 1];
  for (let i = width * SPAN + SPAN; i < width * (height - SPAN) - SPAN; i++) {
    const here = depth[i] as number;
    let votes = 0;
    let total = 0;
    let far = 0;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < 4; k++) {
      // Three of the four axes must agree, so two failures decide.
      if (votes < k - 1) break;
      const step = steps[k] as number;
      const next = firstInFront(depth, cover, i, step, here);
      const previous = firstInFront(depth, cover, i, -step, here);
      if (next < 0 || previous < 0) continue;
      const a = depth[next] as number;
      const c = depth[previous] as number;
      if (Math.abs(a - c) > SAME * Math.min(a, c)) continue;
      votes++;
      total += (cover[next] as number) + (cover[previous] as number);
      far += (a + c) / 2;
      r += (source[next * 3] as number) + (source[previous * 3] as number);
      g += (source[next * 3 + 1] as number) + (source[previous * 3 + 1] as number);
      b += (source[next * 3 + 2] as number) + (source[previous * 3 + 2] as number);
    }
    if (votes < 3) continue;
    // Anything visible behind the surface counts as a hole; pixels on the surface stay.
    const keep = here > 0 && here < (far / votes) * (1 + SAME) ? (cover[i] as number) : 0;
    const rest = (1 - keep) / total;
    const ownWeight = keep > 0 ? 1 : 0;
    raster.rgb[i * 3] = (source[i * 3] as number) * ownWeight + r * rest;
    raster.rgb[i * 3 + 1] = (source[i * 3 + 1] as number) * ownWeight + g * rest;
    raster.rgb[i * 3 + 2] = (source[i * 3 + 2] as number) * ownWeight + b * rest;
    raster.cover[i] = 1;
    if (keep === 0) raster.depth[i] = far / votes;
  }
}

/**
 * Returns the nearest covered pixel in one direction that is not behind the content of the hole.
 */
function firstInFront(
  depth: Float32Array,
  cover: Float32Array,
  i: number,
  step: number,
  here: number,
): number {
  // A fully covered pixel can only be a hole if its neighbors are clearly in front.
  const full = here > 0 && (cover[i] as number) > 0.99;
  for (let k = 1; k <= SPAN; k++) {
    const pixel = i + k * step;
    const other = depth[pixel] as number;
    if (other === 0 || (cover[pixel] as number) < 0.5) continue;
    if (full ? other < here * (1 - SAME) : here === 0 || other < here * (1 + SAME)) return pixel;
  }
  return -1;
}
