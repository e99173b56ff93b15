import { expect, it } from 'vitest';
import { directionTo, spots, turned } from './spots.ts';

it('every link leads to a spot that links back', () => {
  for (const spot of spots) {
    for (const key of spot.next) {
      const other = spots.find((each) => each.key === key);
      expect(other?.next).toContain(spot.key);
      if (!other) continue;
      const there = directionTo(spot, other).yaw + spot.heading;
      const back = directionTo(other, spot).yaw + other.heading;
      expect(Math.abs(turned(there - back))).toBeCloseTo(180, 0);
    }
  }
});
