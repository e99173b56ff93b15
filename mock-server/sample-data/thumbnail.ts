import jpeg from 'jpeg-js';
import { createCamera } from './camera.ts';
import type { Cloud } from './cloud.ts';
import type { View } from './scene.ts';
import { compose, eyeDome } from './shade.ts';
import { heightFor, splat } from './splat.ts';

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
