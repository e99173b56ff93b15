const MAX_BYTES = 2 * 1024 * 1024;
/** Pixels of a side. */
const MAX_SIDE = 4096;

/** Says why a file cannot be the logo, or returns null. The host checks the same. */
export async function refusedLogo(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return 'The file is larger than 2 MB. Choose a smaller one.';
  // The browser would draw an SVG, which can contain scripts.
  const picture = file.type.includes('svg')
    ? null
    : await createImageBitmap(file).catch(() => null);
  if (!picture) return 'This file cannot be shown as a picture. Choose a PNG, JPEG or WebP file.';
  const { width, height } = picture;
  picture.close();
  return Math.max(width, height) <= MAX_SIDE
    ? null
    : 'Choose a picture with at most 4,096 pixels on each side.';
}
