import type { ProjectLocation } from '@/api/generated/types.gen';

type Point = readonly [x: number, y: number];

/** Returns the corners of a location on a sheet. */
export const cornersOf = ({ sheetArea }: ProjectLocation): Point[] =>
  (sheetArea?.points ?? []).map(([x = 0, y = 0]) => [x, y]);

/** The size of a polygon, without its sign. */
const sizeOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Counts the edges to the right of a place: with an odd number, it is inside. */
const isInside = (corners: readonly Point[], [x, y]: Point): boolean =>
  corners.filter(([fromX, fromY], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [fromX, fromY];
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
  }).length %
    2 ===
  1;

/** Returns the location at a place of a sheet: of several, the smallest, such as a room on its level. */
export function locationAt(
  locations: readonly ProjectLocation[],
  sheetId: string,
  { x, y }: { x: number; y: number },
): ProjectLocation | undefined {
  return locations
    .filter(({ sheetArea, archived }) => sheetArea?.sheetId === sheetId && !archived)
    .map((location) => ({ location, corners: cornersOf(location) }))
    .filter(({ corners }) => isInside(corners, [x, y]))
    .sort((a, b) => sizeOf(a.corners) - sizeOf(b.corners))[0]?.location;
}
