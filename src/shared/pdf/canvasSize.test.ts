import { expect, it } from 'vitest';
import { scaleFor } from './canvasSize';

it.each([
  [{ width: 612, height: 792 }, 2],
  [{ width: 1, height: 14_400 }, 1600],
  [{ width: 1_000_000, height: 1_000_000 }, 1],
  [{ width: 14_400, height: 0.001 }, 100],
  [{ width: 4e9, height: 3 }, 1],
])('a page of %j fits into a canvas', ({ width, height }, wanted) => {
  const scale = scaleFor({ width, height }, wanted);
  expect(scale).toBeGreaterThan(0);
  expect(scale).toBeLessThanOrEqual(wanted);
  expect(Math.max(width, height) * scale).toBeLessThanOrEqual(16_384.001);
  expect(width * height * scale ** 2).toBeLessThanOrEqual(12_000_001);
});
