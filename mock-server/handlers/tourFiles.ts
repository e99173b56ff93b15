import { imageSize } from 'image-size';
import { refuse } from '../engine/problem.ts';
import { panoramaThumbnail } from '../panoramas/index.ts';
import { imageTypeOf } from './scanFiles.ts';

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

/** A panorama of more pixels takes more memory to look at than the mock should need. */
const MAX_PIXELS = 16_384 * 8192;

/** Size and small picture of a panorama, or why it is none. */
export async function readPanorama(data: Buffer) {
  const size = imageTypeOf(data) === 'image/jpeg' ? sizeOf(data) : null;
  if (!size) {
    const detail = 'The panorama must be a JPEG picture.';
    return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
  }
  if (size.width !== size.height * 2 || size.width * size.height > MAX_PIXELS) {
    const detail = `must be twice as wide as high, and not larger than 16,384 × 8,192 pixels; this is ${size.width} × ${size.height}`;
    return refuse('VALIDATION_FAILED', {
      errors: [{ pointer: '/panorama', code: 'equirectangular', detail }],
    });
  }
  const thumbnail = await panoramaThumbnail(data).catch(() => null);
  if (!thumbnail) {
    const detail = 'The panorama cannot be read: the file is damaged or cut off.';
    return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
  }
  return { ...size, thumbnail };
}
