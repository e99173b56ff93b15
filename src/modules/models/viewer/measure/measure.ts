import type { Point } from '../projection';

export interface Line {
  from: Point;
  to: Point;
}

export interface Measure extends Line {
  id: number;
}

/** Distances in meters: straight, horizontal and vertical. */
export function distanceOf({ from, to }: Line) {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return { straight: Math.hypot(dx, dy, dz), along: Math.hypot(dx, dy), up: dz };
}
