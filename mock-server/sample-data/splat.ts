import { ASPECT, type Camera } from './camera.ts';
import type { Cloud } from './cloud.ts';
import { fillHoles } from './fill.ts';
import { estimateSurfels } from './surfels.ts';
import { clamp } from './vec.ts';

/** Samples per pixel and axis, against jagged edges. */
const SAMPLES = 2;

/** Sine of the smallest angle under which a disc is drawn. */
const FLATTEST = 0.16;

/** Colour (already weighted by coverage) and depth per pixel; depth 0 is background. */
export interface Raster {
  width: number;
  height: number;
  depth: Float32Array;
  cover: Float32Array;
  rgb: Float32Array;
}

/** One visible point as a disc: in camera axes (right, up, forward) and in samples. */
interface Disc {
  index: number;
  x: number;
  y: number;
  far: number;
  reach: number;
  radius: number;
  a: number;
  b: number;
  c: number;
}

export const heightFor = (width: number): number => Math.round(width / ASPECT);

/**
 * Draws every point as a small disc that lies in the surface it belongs to. A first pass finds
 * the front surface, a second one blends the discs on it: walls come out smooth, edges sharp.
 */
export function splat(cloud: Cloud, camera: Camera, across: number): Raster {
  const width = across * SAMPLES;
  const height = heightFor(width);
  const discs = project(cloud, camera, width, height);
  const focal = (camera.focal * width) / 2;
  const front = new Float32Array(width * height).fill(Infinity);
  for (const disc of discs) {
    rasterise(disc, focal, width, height, (at, far) => {
      if (far < (front[at] as number)) front[at] = far;
    });
  }
  const sums = new Float32Array(width * height * 5);
  for (const disc of discs) {
    const from = disc.index * 3;
    const r = cloud.rgb[from] as number;
    const g = cloud.rgb[from + 1] as number;
    const b = cloud.rgb[from + 2] as number;
    const slack = Math.max(disc.radius, disc.far * 0.004);
    rasterise(disc, focal, width, height, (at, far, edge) => {
      if ((front[at] as number) < far - slack) return;
      const weight = (1 - edge) * (1 - edge) + 0.003;
      const to = at * 5;
      sums[to] = (sums[to] as number) + r * weight;
      sums[to + 1] = (sums[to + 1] as number) + g * weight;
      sums[to + 2] = (sums[to + 2] as number) + b * weight;
      sums[to + 3] = (sums[to + 3] as number) + far * weight;
      sums[to + 4] = (sums[to + 4] as number) + weight;
    });
  }
  const raster = resolve(sums, width, height);
  fillHoles(raster);
  fillHoles(raster);
  return raster;
}

function project(cloud: Cloud, camera: Camera, width: number, height: number): Disc[] {
  const discs: Disc[] = [];
  const { eye, forward: f, right: r, up: u } = camera;
  const { gap, normal } = estimateSurfels(cloud);
  const focal = (camera.focal * width) / 2;
  const largest = width / 50;
  for (let i = 0; i < cloud.count; i++) {
    const x = (cloud.xyz[i * 3] as number) - eye[0];
    const y = (cloud.xyz[i * 3 + 1] as number) - eye[1];
    const z = (cloud.xyz[i * 3 + 2] as number) - eye[2];
    const far = x * f[0] + y * f[1] + z * f[2];
    if (!(far > 1e-3)) continue;
    const px = width / 2 + ((x * r[0] + y * r[1] + z * r[2]) / far) * focal;
    const py = height / 2 - ((x * u[0] + y * u[1] + z * u[2]) / far) * focal;
    const scale = focal / far;
    const nx = normal[i * 3] as number;
    const ny = normal[i * 3 + 1] as number;
    const nz = normal[i * 3 + 2] as number;
    const flat = nx !== 0 || ny !== 0 || nz !== 0;
    const reach = clamp((gap[i] as number) * 0.8 * scale, 1.15, flat ? largest : largest / 5);
    if (px < -reach || py < -reach || px > width + reach || py > height + reach) continue;
    let a = nx * r[0] + ny * r[1] + nz * r[2];
    let b = nx * u[0] + ny * u[1] + nz * u[2];
    let c = nx * f[0] + ny * f[1] + nz * f[2];
    const rayX = (px - width / 2) / focal;
    const rayY = (height / 2 - py) / focal;
    // Seen edge-on a disc would vanish, so it is tilted a little towards the viewer.
    const across = (a * rayX + b * rayY + c) / Math.hypot(rayX, rayY, 1);
    const tilt = Math.max(0, FLATTEST - Math.abs(across)) * (across < 0 ? -1 : 1);
    a += tilt * rayX;
    b += tilt * rayY;
    c = flat ? c + tilt : 1;
    discs.push({ index: i, x: px, y: py, far, reach, radius: reach / scale, a, b, c });
  }
  return discs;
}

/** Visits the samples of a disc; `edge` is 0 in its centre and 1 at its rim. */
function rasterise(
  disc: Disc,
  focal: number,
  width: number,
  height: number,
  visit: (at: number, far: number, edge: number) => void,
): void {
  const { x, y, far, reach, radius, a, b, c } = disc;
  const x0 = Math.max(0, Math.ceil(x - reach));
  const x1 = Math.min(width - 1, Math.floor(x + reach));
  const y0 = Math.max(0, Math.ceil(y - reach));
  const y1 = Math.min(height - 1, Math.floor(y + reach));
  const rayX = (x - width / 2) / focal;
  const rayY = (height / 2 - y) / focal;
  // Plane through the disc: far × (a·rayX + b·rayY + c) is the same for all its samples.
  const plane = far * (a * rayX + b * rayY + c);
  const limit = 1 / (radius * radius);
  for (let row = y0; row <= y1; row++) {
    const dy = (height / 2 - row) / focal;
    for (let column = x0; column <= x1; column++) {
      const dx = (column - width / 2) / focal;
      const hit = plane / (a * dx + b * dy + c);
      const offX = dx * hit - rayX * far;
      const offY = dy * hit - rayY * far;
      const edge = (offX * offX + offY * offY + (hit - far) * (hit - far)) * limit;
      if (edge <= 1) visit(row * width + column, hit, edge);
    }
  }
}

/** Averages the samples of each pixel; depth follows the front surface, not the mean. */
function resolve(sums: Float32Array, width: number, height: number): Raster {
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
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 5;
      const weight = sums[from + 4] as number;
      if (weight === 0) continue;
      const to = Math.floor(y / SAMPLES) * raster.width + Math.floor(x / SAMPLES);
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
