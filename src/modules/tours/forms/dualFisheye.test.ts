import { expect, it } from 'vitest';
import { isDualFisheye } from './dualFisheye';

const WIDTH = 128;
const HEIGHT = 64;

/** A picture whose pixels have a brightness by their place. */
function picture(brightness: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      data.fill(brightness(x, y), (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  return { width: WIDTH, height: HEIGHT, data };
}

const isInCircle = (x: number, y: number) => Math.hypot((x % 64) - 32, y - 32) < 31;

it('is recognized by two round images on black', () => {
  expect(isDualFisheye(picture((x, y) => (isInCircle(x, y) ? 140 : 3)))).toBe(true);
});

it.each([
  ['a panorama', () => 140],
  ['a panorama of a dark room', () => 8],
  ['a panorama with a black floor and sky', (_: number, y: number) => (y > 8 && y < 56 ? 140 : 0)],
  [
    'a panorama with one round light',
    (x: number, y: number) => (x < 64 && isInCircle(x, y) ? 255 : 3),
  ],
])('is not %s', (_, brightness) => {
  expect(isDualFisheye(picture(brightness))).toBe(false);
});
