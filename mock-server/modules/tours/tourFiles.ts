import { open, stat } from 'node:fs/promises';
import { imageTypeOf } from '../../converter/formats/imageType.ts';
import { panoramaThumbnail } from '../../converter/panoramas/index.ts';
import { type PictureFacts, pictureSize, readPicture } from '../../converter/pictures/read.ts';
import type { Format } from '../../converter/pictures/segments.ts';
import { refuse } from '../../engine/problem.ts';
import { headOf } from '../scans/processing.ts';

interface Size {
  width: number;
  height: number;
}

/** Reads type and size of a plan. Returns null for a type that the contract does not accept. */
export function readPlan(data: Buffer): (Size & { contentType: string }) | null {
  const contentType = imageTypeOf(data);
  const size = pictureSize(data);
  const isPlan = contentType === 'image/png' || contentType === 'image/jpeg';
  return isPlan && size ? { contentType, width: size.width, height: size.height } : null;
}

/** Limits of a panorama, because reading it takes memory. */
const MAX_PIXELS = 16_384 * 8192;
const MAX_BYTES = 512 * 1024 ** 2;

const tooLarge = (detail: string) => refuse('PAYLOAD_TOO_LARGE', { detail });

/** Bytes before the pixels in which cameras write their metadata. */
const NOTES_BYTES = 1024 ** 2;
/** Bytes within which the size of a picture stands: after depth maps and other pictures in its metadata. */
const HEADER_BYTES = 32 * 1024 ** 2;

/** Reads the metadata at the beginning of a picture. Null if there is none. */
async function notesOf(path: string, contentType: string): Promise<PictureFacts | null> {
  return readPicture(await beginOf(path, NOTES_BYTES), contentType as Format);
}

async function beginOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const size = Math.min(bytes, (await file.stat()).size);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads type, size, metadata and thumbnail of a panorama on the disk, or returns a refusal. */
export async function readPanorama(path: string) {
  const contentType = imageTypeOf(await headOf(path));
  if ((await stat(path)).size > MAX_BYTES) return tooLarge('A panorama has at most 512 MiB here.');
  // Cameras may write much metadata before the size.
  const size = pictureSize(await beginOf(path, HEADER_BYTES));
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
  // Another request may take the file meanwhile. The caller checks that.
  const [thumbnail, notes] = await Promise.all([
    panoramaThumbnail(path).catch(() => null),
    notesOf(path, contentType).catch(() => null),
  ]);
  return thumbnail ? { contentType, width, height, thumbnail, notes } : refuse('FILE_DAMAGED');
}
