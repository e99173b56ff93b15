import { carried } from '../../converter/drawings/alignment.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { StoredSheet } from '../../core/state/plans.ts';
import type { Location } from '../../core/state/records/locations.ts';
import { LocationTree } from './locationTree.ts';

type Point = readonly number[];

/** Returns each edge of a polygon, by its two corners. */
const edgesOf = (corners: readonly Point[]) =>
  corners.map(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = corners[(i + 1) % corners.length] ?? [];
    return { x, y, nextX, nextY };
  });

const sizeOf = (corners: readonly Point[]): number =>
  Math.abs(
    edgesOf(corners).reduce((sum, { x, y, nextX, nextY }) => sum + x * nextY - nextX * y, 0),
  ) / 2;

/** Counts the edges to the right of a place: with an odd number, it is inside. */
const isInside = (corners: readonly Point[], at: { x: number; y: number }): boolean =>
  edgesOf(corners).filter(
    ({ x, y, nextX, nextY }) =>
      y > at.y !== nextY > at.y && at.x < ((nextX - x) * (at.y - y)) / (nextY - y) + x,
  ).length %
    2 ===
  1;

const areasOn = (state: TenantState, { id, projectId }: StoredSheet) =>
  Object.values(state.locations).flatMap((location) =>
    location.projectId === projectId && location.sheetArea?.sheetId === id
      ? [{ location, corners: location.sheetArea.points }]
      : [],
  );

/** Returns the location that is drawn around a place of a sheet: of several, the smallest. */
export function locationAt(
  state: TenantState,
  sheet: StoredSheet,
  place: { x: number; y: number },
): Location | undefined {
  const tree = new LocationTree(state, sheet.projectId);
  return areasOn(state, sheet)
    .filter(({ location, corners }) => !tree.isArchived(location) && isInside(corners, place))
    .sort((a, b) => sizeOf(a.corners) - sizeOf(b.corners))[0]?.location;
}

/** Takes what is drawn of locations along to the sheet that supersedes theirs. */
export function takeAreasAlong(state: TenantState, from: StoredSheet, to: StoredSheet): void {
  for (const { location, corners } of areasOn(state, from)) {
    const points = corners.map(([x = 0, y = 0]) => [...carried([x, y], from, to).place]);
    state.locations[location.id] = {
      ...location,
      sheetArea: { sheetId: to.id, points },
      version: location.version + 1,
    };
  }
}
