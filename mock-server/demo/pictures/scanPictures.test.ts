import jpeg from 'jpeg-js';
import { expect, it } from 'vitest';
import { sampleScans } from '../scans/index.ts';
import { samplePicture } from './index.ts';

/** Returns the share of pixels that clearly differ from the dark background. */
function filled(picture: Buffer): number {
  const { data, width, height } = jpeg.decode(picture, { useTArray: true });
  let bright = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) > 60) bright++;
  }
  return bright / (width * height);
}

it.each(sampleScans.map(({ key }) => key))(
  'the picture of the scan %s is not empty',
  async (key) => {
    const picture = await samplePicture(`scans/${key}`);
    const { width, height } = jpeg.decode(picture, { useTArray: true });
    expect([width, height]).toEqual([640, 360]);
    expect(picture.length).toBeLessThanOrEqual(60_000);
    expect(filled(picture)).toBeGreaterThan(0.3);
  },
);
