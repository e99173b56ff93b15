import jpeg from 'jpeg-js';
import type { Format } from './segments.ts';

/** Pixels of the longer side. */
const LONGER = 480;
const QUALITY = 78;
/** A larger picture would block the mock's only thread for too long. */
const MOST_PIXELS = 24_000_000;

interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Scales a JPEG down and turns it upright.
 * @param orientation 1 to 8 of the Exif standard
 * @returns null if this mock cannot read the picture; the caller then does without a thumbnail
 */
export function thumbnailOf(data: Buffer, format: Format, orientation: number): Buffer | null {
  if (format !== 'image/jpeg') return null;
  try {
    const options = { maxResolutionInMP: MOST_PIXELS / 1e6, useTArray: true } as const;
    return jpegOf(turned(shrunk(jpeg.decode(data, options)), orientation), QUALITY);
  } catch {
    return null;
  }
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

/** Maps a pixel of the upright picture to its source, for each orientation of the Exif standard. */
const SOURCES: Record<number, (x: number, y: number, w: number, h: number) => [number, number]> = {
  2: (x, y, w) => [w - 1 - x, y],
  3: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  4: (x, y, _w, h) => [x, h - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _w, h) => [y, h - 1 - x],
  7: (x, y, w, h) => [w - 1 - y, h - 1 - x],
  8: (x, y, w) => [w - 1 - y, x],
};

function turned(picture: Pixels, orientation: number): Pixels {
  const source = SOURCES[orientation];
  if (!source) return picture;
  const [width, height] =
    orientation >= 5 ? [picture.height, picture.width] : [picture.width, picture.height];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = source(x, y, picture.width, picture.height);
      const from = (fromY * picture.width + fromX) * 4;
      data.set(picture.data.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { width, height, data };
}
