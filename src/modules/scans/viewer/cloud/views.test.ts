import { expect, test } from 'vitest';
import { viewOf } from './views';

const box = { min: [100, 200, 0], max: [130, 218, 4] } as const;

test('fits a box into the picture from above', () => {
  const { position, target } = viewOf('top', box, 60, 16 / 9);
  expect(target).toEqual([115, 209, 2]);
  const above = position[2] - 4;
  const half = Math.tan(Math.PI / 6) * above;
  expect(half).toBeGreaterThan(9);
  expect(half).toBeLessThan(10);
});

test('moves the camera back for a narrow picture', () => {
  const far = viewOf('front', box, 60, 0.5).position[1];
  expect(far).toBeLessThan(viewOf('front', box, 60, 2).position[1]);
});

test('places the inside view above the floor and below a low ceiling', () => {
  expect(viewOf('inside', box, 60, 1).position).toEqual([115, 209, 1.6]);
  expect(viewOf('inside', { min: [0, 0, 0], max: [4, 4, 2] }, 60, 1).position[2]).toBe(1);
});
