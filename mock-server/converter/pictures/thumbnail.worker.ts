import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels of the longer side. */
const LONGER = 480;
const QUALITY = 78;

/** Rejects if the picture cannot be decoded. */
export default async function shrink(data: Uint8Array): Promise<Uint8Array> {
  // Upright: the library follows the orientation of the camera.
  const picture = await loadImage(data);
  const ratio = Math.min(1, LONGER / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * ratio)),
  ) as [number, number];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas.encode('jpeg', QUALITY);
}
