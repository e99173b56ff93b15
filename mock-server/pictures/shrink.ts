import jpeg from 'jpeg-js';

/** Pixels of the longer side. */
const LONGER = 480;
interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export const jpegOf = ({ width, height, data }: Pixels, quality: number): Buffer =>
  jpeg.encode({ width, height, data }, quality).data;

/** Each pixel of the smaller picture is the mean of the pixels it covers. */
export function shrunk(picture: Pixels, longer = LONGER): Pixels {
  const ratio = Math.min(1, longer / Math.max(picture.width, picture.height));
  if (ratio === 1) return picture;
  const width = Math.max(1, Math.round(picture.width * ratio));
  const height = Math.max(1, Math.round(picture.height * ratio));
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = span(y, height, picture.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = span(x, width, picture.width);
      const sums = [0, 0, 0];
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) {
          const at = (row * picture.width + column) * 4;
          for (let k = 0; k < 3; k++) sums[k] = (sums[k] ?? 0) + (picture.data[at + k] ?? 0);
        }
      }
      const to = (y * width + x) * 4;
      const count = (bottom - top) * (right - left);
      for (let k = 0; k < 3; k++) data[to + k] = Math.round((sums[k] ?? 0) / count);
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}

function span(at: number, small: number, large: number): [number, number] {
  const from = Math.floor((at * large) / small);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * large) / small))];
}
