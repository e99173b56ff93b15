import jpeg from 'jpeg-js';
import { createCamera, type View } from './camera.ts';
import type { Cloud } from './cloud.ts';
import { compose, eyeDome } from './shade.ts';
import { splat } from './splat.ts';
import { clamp } from './vec.ts';

/** Pixels per row. */
const ROW = 640;
const BEST = 82;
const BAND_STEP = 5;

const MAX_BYTES = 60_000;

/** Draws a picture of the cloud like a scan viewer. */
export function renderThumbnail(cloud: Cloud, view: View): Buffer {
  const raster = splat(cloud, createCamera(view, cloud), ROW);
  return encode(compose(raster, eyeDome(raster)));
}

/** Noisy clouds compress badly; a lower quality keeps the grid of thumbnails fast to load. */
function encode(pixels: Uint8Array): Buffer {
  smoothColor(pixels);
  let quality = reduced(BEST, encodedBytes(sampleBands(pixels)) * BAND_STEP);
  let result = encodeRows(pixels, quality);
  while (result.length > MAX_BYTES && quality > 20) {
    quality = Math.min(quality - 2, reduced(quality, result.length));
    result = encodeRows(pixels, quality);
  }
  return result;
}

const encodeRows = (data: Uint8Array, quality: number): Buffer =>
  jpeg.encode({ width: ROW, height: data.length / ROW / 4, data }, quality).data;

const encodedBytes = (data: Uint8Array): number => encodeRows(data, BEST).length;

/** Near these qualities, the size changes by about 2.2 % per step. */
const reduced = (quality: number, bytes: number): number =>
  bytes <= MAX_BYTES ? quality : Math.floor(quality - Math.log(bytes / MAX_BYTES) / 0.022);

/** Every few rows of blocks: enough to estimate the size of the whole picture. */
function sampleBands(pixels: Uint8Array): Uint8Array {
  const band = ROW * 4 * 8;
  const bands = Math.floor(pixels.length / band / BAND_STEP);
  const sample = new Uint8Array(bands * band);
  for (let i = 0; i < bands; i++) {
    const from = (i * BAND_STEP + 2) * band;
    sample.set(pixels.subarray(from, from + band), i * band);
  }
  return sample;
}

/**
 * Gives each block of 2 × 2 pixels one hue but preserves brightness. The encoder has no chroma
 * subsampling, and color is not visible at that scale.
 */
function smoothColor(pixels: Uint8Array): void {
  const stride = ROW * 4;
  for (let y = 0; y < pixels.length / stride; y += 2) {
    for (let x = 0; x < ROW; x += 2) {
      const pixel = y * stride + x * 4;
      const block = [pixel, pixel + 4, pixel + stride, pixel + stride + 4];
      let red = 0;
      let blue = 0;
      for (const i of block) {
        red += ((pixels[i] as number) - brightness(pixels, i)) / 4;
        blue += ((pixels[i + 2] as number) - brightness(pixels, i)) / 4;
      }
      for (const i of block) {
        const light = brightness(pixels, i);
        pixels[i] = clamp(light + red, 0, 255);
        pixels[i + 1] = clamp(light - (0.299 * red + 0.114 * blue) / 0.587, 0, 255);
        pixels[i + 2] = clamp(light + blue, 0, 255);
      }
    }
  }
}

const brightness = (pixels: Uint8Array, i: number): number =>
  0.299 * (pixels[i] as number) +
  0.587 * (pixels[i + 1] as number) +
  0.114 * (pixels[i + 2] as number);
