/** Pixels of a side. Large enough for sharp screens, at some 50 kB. */
const SIDE = 512;
const QUALITY = 0.88;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a part out of a picture and scales it to a square JPEG.
 *
 * @param area Pixels of the upright picture.
 * @throws DOMException if the browser cannot read the picture.
 */
export async function squareOf(file: File, { x, y, width, height }: Area): Promise<File> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('No canvas', 'NotSupportedError');
  // A JPEG has no transparent parts.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new DOMException('No picture', 'EncodingError');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
