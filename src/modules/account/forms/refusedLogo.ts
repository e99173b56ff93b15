import { withPicture } from '@/shared/files/picture';
import { TooLarge } from '@/shared/files/tooLarge';

const MAX_BYTES = 2 * 1024 * 1024;
/** Pixels of a side. */
const MAX_SIDE = 4096;
const TOO_LARGE = 'Choose a picture with at most 4,096 pixels on each side.';

/** Says why a file cannot be the logo, or returns null. The host checks the same. */
export async function refusedLogo(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return 'The file is larger than 2 MB. Choose a smaller one.';
  try {
    // The browser would draw an SVG, which can contain scripts.
    if (file.type.includes('svg')) throw new Error('It is an SVG.');
    return await withPicture(file, async ({ naturalWidth: width, naturalHeight: height }) => {
      if (Math.max(width, height) > MAX_SIDE) return TOO_LARGE;
      // Its pixels may be damaged.
      (await createImageBitmap(file)).close();
      return null;
    });
  } catch (error) {
    return error instanceof TooLarge
      ? TOO_LARGE
      : 'This file cannot be shown as a picture. Choose a PNG, JPEG or WebP file.';
  }
}
