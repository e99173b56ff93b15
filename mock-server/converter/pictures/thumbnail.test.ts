import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import type { Halves } from '../../../tests/support/host/halfPictures.ts';
import { picture } from '../../../tests/support/host/pictures.ts';
import { processPool } from '../workers/pool.ts';
import { thumbnailOf } from './thumbnail.ts';

const halves = processPool<Halves, Uint8Array>(
  new URL('../../../tests/support/host/halfPictures.ts', import.meta.url),
  {
    converts: 'pictures of a test (@napi-rs/canvas)',
  },
);

const decoded = async (data: Uint8Array) =>
  jpeg.decode((await thumbnailOf(Buffer.from(data))) ?? Buffer.alloc(0));

describe('a thumbnail', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'] as const)(
    'of %s is a small JPEG of the same picture',
    async (type) => {
      const { width, height, data } = await decoded(
        await halves({ width: 1600, height: 800, type }),
      );
      expect([width, height]).toEqual([480, 240]);
      const pixel = (x: number) => [
        ...data.subarray((120 * width + x) * 4, (120 * width + x) * 4 + 3),
      ];
      const [red = 0, , blue = 0] = pixel(100);
      expect(red - blue).toBeGreaterThan(200);
      const [red2 = 0, , blue2 = 0] = pixel(380);
      expect(blue2 - red2).toBeGreaterThan(200);
    },
  );

  it('is made of 48 megapixels, while this thread keeps answering', async () => {
    const large = await halves({ width: 8000, height: 6000, type: 'image/jpeg' });
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    const { width, height } = await decoded(large);
    clearInterval(timer);
    expect([width, height]).toEqual([480, 360]);
    expect(turns).toBeGreaterThan(10);
  });

  it('stands upright', async () => {
    const { width, height } = await decoded(picture({ orientation: 6 }));
    expect([width, height]).toEqual([40, 60]);
  });

  it('is left out of a broken picture', async () => {
    expect(await thumbnailOf(Buffer.from('ffd8ffe000104a', 'hex'))).toBeNull();
  });
});
