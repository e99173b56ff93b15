import jpeg from 'jpeg-js';

const SMALL = { width: 640, height: 360 };

/** The view ahead, 90 degrees wide, out of an equirectangular picture. @throws when it is no JPEG */
export function renderThumbnail(panorama: Uint8Array): Buffer {
  const { data, width, height } = jpeg.decode(panorama, {
    useTArray: true,
    maxMemoryUsageInMB: 2048,
    maxResolutionInMP: 200,
  });
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
