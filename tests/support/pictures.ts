import jpeg from 'jpeg-js';

/** A JPEG of one colour. @param color red, green and blue of 0 to 255 */
export function plainJpeg(width: number, height: number, color: readonly number[]): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < data.length; at += 4) data.set(color, at);
  return jpeg.encode({ data, width, height }, 90).data;
}

/** As a file chooser takes it: an equirectangular picture, all blue. */
export const bluePanorama = (name = 'roof.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: plainJpeg(256, 128, [20, 60, 200]),
});
