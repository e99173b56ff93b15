import { isDualFisheye } from './dualFisheye';

/** Returns why a file cannot be a panorama. Null if it can. */
export async function panoramaRefusal(file: File): Promise<string | null> {
  if (file.size === 0) return `${file.name} is empty.`;
  const url = URL.createObjectURL(file);
  try {
    const picture = await pictureOf(url);
    // The server may read formats that the browser cannot.
    if (!picture) return null;
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width !== height * 2)
      return `${file.name} is not a 360° photo. Its width has to be twice its height, but it has ${width} × ${height} pixels.`;
    return isDualFisheye(smallCopyOf(picture))
      ? `${file.name} has two round images, as the camera records them. Export it as a 360° photo with the app of the camera.`
      : null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function pictureOf(url: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(null);
    picture.src = url;
  });
}

const SMALL = { width: 256, height: 128 };

function smallCopyOf(picture: HTMLImageElement) {
  const canvas = Object.assign(document.createElement('canvas'), SMALL);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, SMALL.width, SMALL.height);
  const data = context?.getImageData(0, 0, SMALL.width, SMALL.height).data ?? [];
  return { ...SMALL, data };
}
