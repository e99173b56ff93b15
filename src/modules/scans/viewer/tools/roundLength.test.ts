import { expect, test } from 'vitest';
import { roundLength } from './roundLength';

test.each([
  [0.02, 'metric', 100, '2 m'],
  [0.05, 'metric', 100, '5 m'],
  [0.1, 'metric', 100, '10 m'],
  [0.001, 'metric', 100, '0.1 m'],
  [1, 'metric', 100, '100 m'],
  [0.03048, 'imperial', 100, `10'-0"`],
  [0.00254, 'imperial', 120, `1'-0"`],
  [0.00127, 'imperial', 120, '6"'],
] as const)('where a pixel is %f m wide, in %s', (metersPerPixel, units, pixels, text) => {
  const bar = roundLength(metersPerPixel, units);
  expect(bar.text).toBe(text);
  expect(bar.pixels).toBeCloseTo(pixels, 6);
});
