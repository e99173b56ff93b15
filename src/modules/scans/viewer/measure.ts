/** Meters, z up, in the coordinates of the cloud. */
export type Vector = readonly [x: number, y: number, z: number];

export type MeasureKind = 'distance' | 'height' | 'area';

export interface Measurement {
  id: string;
  kind: MeasureKind;
  points: readonly Vector[];
}

/** Number of points that each kind needs. An area takes any number from three. */
export const pointsNeeded: Record<MeasureKind, { least: number; most: number }> = {
  distance: { least: 2, most: 2 },
  height: { least: 2, most: 2 },
  area: { least: 3, most: 200 },
};

export interface Distance {
  /** Meters, like the other lengths. */
  slope: number;
  horizontal: number;
  /** Positive if the second point is higher. */
  vertical: number;
}

export function distanceOf([ax, ay, az]: Vector, [bx, by, bz]: Vector): Distance {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  return { slope: Math.hypot(dx, dy, dz), horizontal: Math.hypot(dx, dy), vertical: dz };
}

/**
 * Area in square meters of a polygon in space, and its perimeter in meters. Corners that are not
 * coplanar count by their mean plane: the length of Newell's vector is twice the area (Sutherland,
 * Sproull and Schumacker 1974).
 */
export function polygonOf(points: readonly Vector[]): { area: number; perimeter: number } {
  let [nx, ny, nz, perimeter] = [0, 0, 0, 0];
  // Relative to the first corner, because products of large survey coordinates lose precision.
  const [ox, oy, oz] = points[0] ?? [0, 0, 0];
  for (const [i, point] of points.entries()) {
    const next = points[(i + 1) % points.length] ?? point;
    const [ax, ay, az] = [point[0] - ox, point[1] - oy, point[2] - oz];
    const [bx, by, bz] = [next[0] - ox, next[1] - oy, next[2] - oz];
    nx += (ay - by) * (az + bz);
    ny += (az - bz) * (ax + bx);
    nz += (ax - bx) * (ay + by);
    perimeter += distanceOf(point, next).slope;
  }
  return { area: Math.hypot(nx, ny, nz) / 2, perimeter };
}

export const middleOf = (points: readonly Vector[]): Vector => {
  const sum = (axis: 0 | 1 | 2) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length, sum(2) / points.length];
};

/** Returns the lines of a measurement. A height goes first along the floor, then up. */
export function linesOf({ kind, points }: Measurement): (readonly [Vector, Vector])[] {
  const [a, b] = points;
  if (kind === 'height' && a && b) {
    const corner: Vector = [b[0], b[1], a[2]];
    return [
      [a, corner],
      [corner, b],
    ];
  }
  const lines = points.slice(1).map((point, i) => [points[i] as Vector, point] as const);
  const last = points.at(-1);
  return kind === 'area' && a && last && points.length > 2 ? [...lines, [last, a]] : lines;
}
