import jpeg from 'jpeg-js';
import { createCamera } from './camera.ts';
import type { Cloud } from './cloud.ts';
import type { View } from './scene.ts';
import { compose, eyeDome } from './shade.ts';
import { heightFor, splat } from './splat.ts';
import { clamp } from './vec.ts';

export const THUMBNAIL_WIDTH = 640;
export const THUMBNAIL_HEIGHT = heightFor(THUMBNAIL_WIDTH);

const MAX_BYTES = 60_000;

/** A picture of the cloud as a scan viewer would show it. */
export function renderThumbnail(cloud: Cloud, view: View): Buffer {
  const raster = splat(cloud, createCamera(view, cloud), THUMBNAIL_WIDTH);
  return encode(compose(raster, eyeDome(raster)));
}

/** Grainy clouds compress badly; a lower quality keeps the grid of thumbnails quick to load. */
function encode(pixels: Uint8Array): Buffer {
  smoothColour(pixels);
  const image = { width: THUMBNAIL_WIDTH, height: THUMBNAIL_HEIGHT, data: pixels };
  let quality = 82;
  let result = jpeg.encode(image, quality).data;
  while (result.length > MAX_BYTES && quality > 20) {
    // Around these qualities the size grows by about 2.3 % per step.
    quality -= Math.max(3, Math.ceil(Math.log(result.length / MAX_BYTES) / 0.023));
    result = jpeg.encode(image, Math.max(quality, 20)).data;
  }
  return result;
}

/**
 * Gives each block of 2 × 2 pixels one hue but leaves brightness alone. The encoder cannot
 * subsample colour by itself, and nobody sees colour at that scale.
 */
function smoothColour(pixels: Uint8Array): void {
  const stride = THUMBNAIL_WIDTH * 4;
  for (let y = 0; y < THUMBNAIL_HEIGHT; y += 2) {
    for (let x = 0; x < THUMBNAIL_WIDTH; x += 2) {
      const at = y * stride + x * 4;
      const block = [at, at + 4, at + stride, at + stride + 4];
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
