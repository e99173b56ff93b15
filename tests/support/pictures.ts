import jpeg from 'jpeg-js';

/** Returns a JPEG in one color. @param color red, green and blue from 0 to 255 */
export function plainJpeg(width: number, height: number, color: readonly number[]): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let offset = 0; offset < data.length; offset += 4) data.set(color, offset);
  return jpeg.encode({ data, width, height }, 90).data;
}

/** Returns a blue equirectangular picture, as a file chooser accepts it. */
export const bluePanorama = (name = 'roof.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: plainJpeg(256, 128, [20, 60, 200]),
});
