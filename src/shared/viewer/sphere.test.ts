import { expect, it } from 'vitest';
import { turned } from './sphere';

it('normalizes a direction to within half a turn', () => {
  expect([0, 179.96, 180, -180, 190, -190, 360, -360, 12.34].map(turned)).toEqual([
    0, 180, -180, -180, -170, 170, 0, 0, 12.3,
  ]);
});
