import type { Raster } from './raster.ts';
import { clamp } from './vec.ts';

/** Sampling rings of the eye-dome lighting: narrow ones draw edges, wide ones give volume. */
const RINGS = [
  { radius: 1, strength: 5, cap: 0.05 },
  { radius: 3, strength: 3.6, cap: 0.08 },
  { radius: 9, strength: 2.2, cap: 0.14 },
] as const;

/** Half of the directions is enough: each one is sampled both ways. */
const ANGLES = [0, 45, 90, 135] as const;

const BACKGROUND = -1e9;

/** Depth steps below this, in octaves, are noise. */
const DEAD_ZONE = 0.006;

const EXPOSURE = 1.24;

/**
 * Eye-dome lighting (Boucheny): a pixel gets darker the more its neighbors are in front of it.
 * Opposite neighbors are averaged first, so that a plain floor seen at an angle stays bright.
 */
export function eyeDome({ width, depth }: Raster): Float32Array {
  const log = new Float32Array(depth.length).fill(BACKGROUND);
  const light = new Float32Array(depth.length).fill(1);
  for (let i = 0; i < depth.length; i++) {
    if ((depth[i] as number) > 0) log[i] = Math.log2(depth[i] as number);
  }
  const spare = new Float32Array(depth.length);
  for (let round = 0; round < 2; round++) {
    soften(log, spare, 1);
    soften(spare, log, width);
  }
  for (const { radius, strength, cap } of RINGS) {
    const steps = ANGLES.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return Math.round(Math.sin(angle) * radius) * width + Math.round(Math.cos(angle) * radius);
    });
    const margin = radius * width + radius;
    for (const step of steps) {
      darken(log, light, step, margin, strength / 2, cap * 2);
    }
  }
  for (let i = 0; i < light.length; i++) light[i] = Math.exp(1 - (light[i] as number));
  return light;
}

/** Smooths the steps between neighboring discs but preserves real edges. */
function soften(source: Float32Array, target: Float32Array, step: number): void {
  target.set(source);
  for (let i = step * 2; i < source.length - step * 2; i++) {
    const here = source[i] as number;
    if (here === BACKGROUND) continue;
    let sum = here;
    let count = 1;
    for (let k = -2; k <= 2; k++) {
      const other = source[i + k * step] as number;
      if (k === 0 || Math.abs(other - here) > 0.035) continue;
      sum += other;
      count++;
    }
    target[i] = sum / count;
  }
}

/** Adds to `light` how far the two pixels `step` away rise above the one between them. */
function darken(
  log: Float32Array,
  light: Float32Array,
  step: number,
  margin: number,
  strength: number,
  cap: number,
): void {
  for (let i = margin; i < log.length - margin; i++) {
    const here = log[i] as number;
    if (here === BACKGROUND) continue;
    const near = log[i + step] as number;
    const two = log[i - step] as number;
    let rise = -DEAD_ZONE;
    if (near !== BACKGROUND) rise += here - near;
    if (two !== BACKGROUND) rise += here - two;
    if (rise > 0) light[i] = (light[i] as number) + Math.min(rise, cap) * strength;
  }
}

/**
 * Lights the surfaces and draws them over a dark background that gets slightly lighter at the top.
 */
export function compose(raster: Raster, light: Float32Array): Uint8Array {
  const { width, height, depth, cover, rgb } = raster;
  const [near, far] = depthRange(depth);
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < depth.length; i++) {
    const fade = Math.floor(i / width) / height;
    const back = clamp(((depth[i] as number) - near) / (far - near), 0, 1);
    const haze = 0.3 * back * Math.sqrt(back);
    const shade = (light[i] as number) * (1 - haze) * EXPOSURE;
    const ground = 1 - (cover[i] as number) * (1 - haze);
    pixels[i * 4] = tone((rgb[i * 3] as number) * shade + (21 - 9 * fade) * ground);
    pixels[i * 4 + 1] = tone((rgb[i * 3 + 1] as number) * shade + (25 - 10 * fade) * ground);
    pixels[i * 4 + 2] = tone((rgb[i * 3 + 2] as number) * shade + (31 - 12 * fade) * ground);
    pixels[i * 4 + 3] = 255;
  }
  return pixels;
}

/** Compresses highlights instead of clipping them. */
const tone = (value: number): number =>
  value < 190 ? value : 190 + 65 * (1 - Math.exp((190 - value) / 65));

/**
 * Returns the depths of the nearest tenth and of the farthest points, for a light haze in the
 * distance.
 */
function depthRange(depth: Float32Array): [number, number] {
  const samples: number[] = [];
  for (let i = 0; i < depth.length; i += 97) {
    const d = depth[i] as number;
    if (d > 0) samples.push(d);
  }
  samples.sort((a, b) => a - b);
  const near = samples[Math.floor(samples.length * 0.1)] ?? 1;
  const far = samples[Math.floor(samples.length * 0.98)] ?? 2;
  return [near, Math.max(far, near * 1.01)];
}
