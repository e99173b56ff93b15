import { expect, it } from 'vitest';
import { box } from './box.ts';
import { spots, turned, wayTo } from './spots.ts';
import { Tracer } from './trace.ts';

it('a ray meets the nearest box, however boxes are grouped', () => {
  const boxes = [box([8, -1, -1], [9, 1, 1], 'brick'), box([5, -9, -9], [6, 9, 9], 'paint')];
  const tracer = new Tracer(boxes);
  expect({ ...tracer.trace([0, 0, 0], 1, 0, 0) }).toEqual({ distance: 5, box: 1, axis: 0 });
  expect({ ...tracer.trace([7, 0, 0], 1, 0, 0) }).toEqual({ distance: 1, box: 0, axis: 0 });
  expect(tracer.trace([0, 0, 0], -1, 0, 0).box).toBe(-1);
});

it('every way leads to a spot that leads back', () => {
  for (const spot of spots) {
    for (const key of spot.next) {
      const other = spots.find((each) => each.key === key);
      expect(other?.next).toContain(spot.key);
      if (!other) continue;
      const there = wayTo(spot, other).yaw + spot.heading;
      const back = wayTo(other, spot).yaw + other.heading;
      expect(Math.abs(turned(there - back))).toBeCloseTo(180, 0);
    }
  }
});
