import { expect, test } from 'vitest';
import { roundLength } from './roundLength';

test.each([
  [0.02, 'm', 100, '2 m'],
  [0.05, 'm', 100, '5 m'],
  [0.1, 'm', 100, '10 m'],
  [0.001, 'm', 100, '0.1 m'],
  [1, 'm', 100, '100 m'],
  [0.03048, 'ft', 100, '10 ft'],
] as const)('where a pixel is %f m wide, in %s', (metersPerPixel, units, pixels, text) => {
  const bar = roundLength(metersPerPixel, units);
  expect(bar.text).toBe(text);
  expect(bar.pixels).toBeCloseTo(pixels, 6);
});
