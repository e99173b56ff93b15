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
  let result = jpeg.encode(image, 82).data;
  for (const quality of [74, 64, 52, 40]) {
    if (result.length <= MAX_BYTES) break;
    result = jpeg.encode(image, quality).data;
  }
  return result;
}
