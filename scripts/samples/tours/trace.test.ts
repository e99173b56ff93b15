import { expect, it } from 'vitest';
import { box } from './box.ts';
import { Tracer } from './trace.ts';

it('a ray hits the nearest box, regardless of grouping', () => {
  const boxes = [box([8, -1, -1], [9, 1, 1], 'brick'), box([5, -9, -9], [6, 9, 9], 'paint')];
  const tracer = new Tracer(boxes);
  expect({ ...tracer.trace([0, 0, 0], 1, 0, 0) }).toEqual({ distance: 5, box: 1, axis: 0 });
  expect({ ...tracer.trace([7, 0, 0], 1, 0, 0) }).toEqual({ distance: 1, box: 0, axis: 0 });
  expect(tracer.trace([0, 0, 0], -1, 0, 0).box).toBe(-1);
});
