import { readFile, stat } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';
import { refuse } from '../engine/problem.ts';
import { panoramaThumbnail } from '../panoramas/index.ts';
import { headOf } from '../processing/scans.ts';
import { imageTypeOf } from '../uploads/imageType.ts';

interface Size {
  width: number;
  height: number;
}

/** Pixels of a picture by its header; null when that cannot be read. */
function sizeOf(data: Buffer): Size | null {
  try {
    const { width, height } = imageSize(data);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Type and size of the picture of a plan; null when it is none of the contract's. */
export function readPlan(data: Buffer): (Size & { contentType: string }) | null {
  const contentType = imageTypeOf(data);
  const size = sizeOf(data);
  const isPlan = contentType === 'image/png' || contentType === 'image/jpeg';
  return isPlan && size ? { contentType, ...size } : null;
}

/** A panorama of more pixels, or bytes, takes more memory to look at than the mock should need. */
const MAX_PIXELS = 16_384 * 8192;
const MAX_BYTES = 512 * 1024 ** 2;

const tooLarge = (detail: string) => refuse('PAYLOAD_TOO_LARGE', { detail });

/** Type, size and small picture of a panorama on the disk, or why nothing can be made of it. */
export async function readPanorama(path: string) {
  const contentType = imageTypeOf(await headOf(path));
  if ((await stat(path)).size > MAX_BYTES) return tooLarge('A panorama has at most 512 MiB here.');
  // Cameras put a lot before the size of a picture, and then all of it has to be looked at.
  const size = (await imageSizeFromFile(path).catch(() => null)) ?? sizeOf(await readFile(path));
  if (!contentType || !size) return refuse('FILE_DAMAGED');
  const { width, height } = size;
  const pixels = `${width} × ${height} pixels`;
  if (width !== height * 2) {
    const detail = `A panorama is twice as wide as it is high. This picture has ${pixels}.`;
    return refuse('NOT_EQUIRECTANGULAR', { detail });
  }
  if (width * height > MAX_PIXELS) {
    return tooLarge(`A panorama has at most 16,384 × 8,192 pixels here, and this one ${pixels}.`);
  }
  const thumbnail = await panoramaThumbnail(path).catch(() => null);
  return thumbnail ? { contentType, width, height, thumbnail } : refuse('FILE_DAMAGED');
}
