import { expect, it } from 'vitest';
import { stretched } from './intensity';

const whole = [0, 65_535] as const;

it('leaves out the darkest and the brightest points', () => {
  const sample = [0, ...Array.from({ length: 98 }, (_, i) => 400 + i), 65_535];
  expect(stretched(sample, whole)).toEqual([401, 496]);
});

it.each([
  ['no points', []],
  ['points that are all alike', Array(100).fill(7)],
])('has the whole range for %s', (_, sample) => {
  expect(stretched(sample, whole)).toEqual(whole);
});
