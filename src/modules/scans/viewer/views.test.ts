import { expect, test } from 'vitest';
import { viewOf } from './views';

const storey = { min: [100, 200, 0], max: [130, 218, 4] } as const;

test('from above, all of a box just fits into the picture', () => {
  const { position, target } = viewOf('top', storey, 60, 16 / 9);
  expect(target).toEqual([115, 209, 2]);
  const above = position[2] - 4;
  const half = Math.tan(Math.PI / 6) * above;
  expect(half).toBeGreaterThan(9);
  expect(half).toBeLessThan(10);
});

test('in a narrow picture the camera stands farther away', () => {
  const far = viewOf('front', storey, 60, 0.5).position[1];
  expect(far).toBeLessThan(viewOf('front', storey, 60, 2).position[1]);
});

test('inside it stands on the floor, and below a low ceiling', () => {
  expect(viewOf('inside', storey, 60, 1).position).toEqual([115, 209, 1.6]);
  expect(viewOf('inside', { min: [0, 0, 0], max: [4, 4, 2] }, 60, 1).position[2]).toBe(1);
});
