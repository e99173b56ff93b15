import { NoPicture, withPicture } from '@/shared/files/picture';
import { isDualFisheye } from './dualFisheye';

/** Pixels of a panorama whose content is looked at. The host tells what it thinks of larger ones. */
const MOST_PIXELS = 16_384 * 8192;

/** Returns why a file cannot be a panorama. Null if it can. */
export async function panoramaRefusal(file: File): Promise<string | null> {
  if (file.size === 0) return `${file.name} is empty.`;
  try {
    const look = (picture: HTMLImageElement) => reasonAgainst(picture, file.name);
    return await withPicture(file, look, Number.POSITIVE_INFINITY);
  } catch (error) {
    // The server may read formats that the browser cannot.
    if (error instanceof NoPicture) return null;
    throw error;
  }
}

function reasonAgainst(picture: HTMLImageElement, name: string): string | null {
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (width !== height * 2)
    return `${name} is not a 360° photo. Its width has to be twice its height, but it has ${width} × ${height} pixels.`;
  return width * height <= MOST_PIXELS && isDualFisheye(smallCopyOf(picture))
    ? `${name} has two round images, as the camera records them. Export it as a 360° photo with the app of the camera.`
    : null;
}

const SMALL = { width: 256, height: 128 };

function smallCopyOf(picture: HTMLImageElement) {
  const canvas = Object.assign(document.createElement('canvas'), SMALL);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, SMALL.width, SMALL.height);
  const data = context?.getImageData(0, 0, SMALL.width, SMALL.height).data ?? [];
  return { ...SMALL, data };
}
