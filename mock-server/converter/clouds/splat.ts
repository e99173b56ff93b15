import { ASPECT, type Camera } from './camera.ts';
import type { Cloud } from './cloud.ts';
import { DISC, type DiscList, projectDiscs } from './discs.ts';
import { fillHoles } from './fill.ts';
import type { Raster } from './raster.ts';

/** Samples per pixel and axis, for antialiasing. */
const SAMPLES = 2;

const heightFor = (width: number): number => Math.round(width / ASPECT);

/** Reused between pictures: clearing a large array is much cheaper than allocating it. */
let front = new Float32Array(0);
let sums = new Float32Array(0);

/**
 * Draws every point as a small disc in its surface. A first pass finds the front surface, a second
 * one blends the discs on it: walls come out smooth, edges sharp.
 */
export function splat(cloud: Cloud, camera: Camera, across: number): Raster {
  const width = across * SAMPLES;
  const height = heightFor(width);
  const discs = projectDiscs(cloud, camera, width, height);
  if (front.length !== width * height) {
    front = new Float32Array(width * height);
    sums = new Float32Array(width * height * 5);
  }
  front.fill(Infinity);
  sums.fill(0);
  for (let i = 0; i < discs.count; i++) drawDisc(discs, i, width, height, null);
  for (let i = 0; i < discs.count; i++) drawDisc(discs, i, width, height, cloud.rgb);
  const raster = resolve(width, height);
  fillHoles(raster);
  fillHoles(raster);
  return raster;
}

/** Without colors the disc goes into `front`, with colors into `sums`. */
function drawDisc(
  { data, extents }: DiscList,
  i: number,
  width: number,
  height: number,
  rgb: Uint8Array | null,
): void {
  const offset = i * DISC;
  const x = data[offset + 1] as number;
  const y = data[offset + 2] as number;
  const far = data[offset + 3] as number;
  const qa = data[offset + 5] as number;
  const qb = (data[offset + 6] as number) * 2;
  const qc = data[offset + 7] as number;
  const slopeX = data[offset + 8] as number;
  const slopeY = data[offset + 9] as number;
  const wide = extents[i * 2] as number;
  const tall = extents[i * 2 + 1] as number;
  const x0 = Math.max(0, Math.ceil(x - wide));
  const x1 = Math.min(width - 1, Math.floor(x + wide));
  const y0 = Math.max(0, Math.ceil(y - tall));
  const y1 = Math.min(height - 1, Math.floor(y + tall));
  const from = (data[offset] as number) * 3;
  const r = rgb ? (rgb[from] as number) : 0;
  const g = rgb ? (rgb[from + 1] as number) : 0;
  const b = rgb ? (rgb[from + 2] as number) : 0;
  const slack = Math.max(data[offset + 4] as number, far * 0.004);
  for (let row = y0; row <= y1; row++) {
    const dy = row - y;
    for (let column = x0; column <= x1; column++) {
      const dx = column - x;
      const edge = qa * dx * dx + qb * dx * dy + qc * dy * dy;
      if (edge > 1) continue;
      const depth = far + slopeX * dx + slopeY * dy;
      const to = row * width + column;
      const nearest = front[to] as number;
      if (!rgb) {
        if (depth < nearest) front[to] = depth;
        continue;
      }
      if (nearest < depth - slack) continue;
      const weight = (1 - edge) * (1 - edge) + 0.003;
      const sum = to * 5;
      sums[sum] = (sums[sum] as number) + r * weight;
      sums[sum + 1] = (sums[sum + 1] as number) + g * weight;
      sums[sum + 2] = (sums[sum + 2] as number) + b * weight;
      sums[sum + 3] = (sums[sum + 3] as number) + depth * weight;
      sums[sum + 4] = (sums[sum + 4] as number) + weight;
    }
  }
}

/** Averages the samples of each pixel. Depth follows the front surface, not the mean. */
function resolve(width: number, height: number): Raster {
  const area = 1 / SAMPLES ** 2;
  const pixels = width * height * area;
  const raster: Raster = {
    width: width / SAMPLES,
    height: height / SAMPLES,
    depth: new Float32Array(pixels),
    cover: new Float32Array(pixels),
    rgb: new Float32Array(pixels * 3),
  };
  const { depth, cover, rgb } = raster;
  for (let y = 0, from = 0; y < height; y++) {
    const line = Math.floor(y / SAMPLES) * raster.width;
    for (let x = 0; x < width; x++, from += 5) {
      const weight = sums[from + 4] as number;
      if (weight === 0) continue;
      const to = line + Math.floor(x / SAMPLES);
      const share = area / weight;
      rgb[to * 3] = (rgb[to * 3] as number) + (sums[from] as number) * share;
      rgb[to * 3 + 1] = (rgb[to * 3 + 1] as number) + (sums[from + 1] as number) * share;
      rgb[to * 3 + 2] = (rgb[to * 3 + 2] as number) + (sums[from + 2] as number) * share;
      const far = (sums[from + 3] as number) / weight;
      const before = depth[to] as number;
      if (before === 0 || far < before * 0.98) depth[to] = far;
      else if (far < before * 1.02) depth[to] = (before + far) / 2;
      cover[to] = (cover[to] as number) + area;
    }
  }
  return raster;
}
