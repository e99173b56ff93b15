import { processPool } from '../workers/pool.ts';
import { pictureSize } from './read.ts';

/** A picture of 120 megapixels takes 480 MB while it is decoded, so one is decoded at a time. */
const MOST_PIXELS = 120_000_000;

const shrink = processPool<Uint8Array, Uint8Array>(
  new URL('./thumbnail.worker.ts', import.meta.url),
  { converts: 'photos (@napi-rs/canvas)', most: 1 },
);

/**
 * Scales a JPEG, PNG or WebP picture down and turns it upright, in a process: it takes a second, and
 * the memory is free again once the process has ended.
 * @returns a JPEG, or null if the picture is too large or broken; the caller then does without
 */
export async function thumbnailOf(data: Buffer): Promise<Buffer | null> {
  const size = pictureSize(data);
  if (!size || size.width * size.height > MOST_PIXELS) return null;
  return shrink(data).then(
    (small) => Buffer.from(small),
    () => null,
  );
}
