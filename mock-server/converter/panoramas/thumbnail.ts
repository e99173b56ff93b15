import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';

const SMALL = { width: 640, height: 360 };

/** Decodes pixels, four bytes each. @throws if it is neither JPEG nor PNG, or is truncated */
function decode(picture: Buffer): { data: Uint8Array; width: number; height: number } {
  if (picture[0] === 0x89) return PNG.sync.read(picture);
  const limits = { maxMemoryUsageInMB: 2048, maxResolutionInMP: 200 };
  return jpeg.decode(picture, { useTArray: true, ...limits });
}

/**
 * Draws the view ahead, 90 degrees wide, from an equirectangular picture. @throws if it cannot be
 * read
 */
export function renderThumbnail(panorama: Buffer): Buffer {
  const { data, width, height } = decode(panorama);
  const pixels = Buffer.alloc(SMALL.width * SMALL.height * 4, 255);
  for (let row = 0; row < SMALL.height; row++) {
    for (let column = 0; column < SMALL.width; column++) {
      const x = 2 * ((column + 0.5) / SMALL.width - 0.5);
      const z = 2 * (0.5 - (row + 0.5) / SMALL.height) * (9 / 16);
      const across = Math.floor((Math.atan2(x, 1) / (2 * Math.PI) + 0.5) * width);
      const down = Math.floor((0.5 - Math.atan2(z, Math.hypot(x, 1)) / Math.PI) * height);
      const from = (down * width + across) * 4;
      pixels.set(data.subarray(from, from + 3), (row * SMALL.width + column) * 4);
    }
  }
  return jpeg.encode({ data: pixels, ...SMALL }, 82).data;
}
