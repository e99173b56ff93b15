import type { LocationProgress, ProjectLocation, WorkItemType } from '@/api/generated/types.gen';

/** The records of a location and of everything in it. */
export interface Progress {
  open: Readonly<Record<WorkItemType, number>>;
  overdue: number;
  closed: number;
}

/** A location below a floor. */
export interface Room {
  id: string;
  /** Its name, and before it those of the areas around it. */
  path: readonly string[];
  progress: Progress;
}

/** A level, or another location right in a building. */
export interface Floor {
  id: string;
  name: string;
  progress: Progress;
  rooms: readonly Room[];
}

export interface Building {
  id: string;
  name: string;
  progress: Progress;
  floors: readonly Floor[];
}

const none: Progress = { open: { punch_item: 0, rfi: 0, submittal: 0 }, overdue: 0, closed: 0 };

const sumOf = (all: readonly Progress[]): Progress =>
  all.reduce(
    (sum, { open, overdue, closed }) => ({
      open: {
        punch_item: sum.open.punch_item + open.punch_item,
        rfi: sum.open.rfi + open.rfi,
        submittal: sum.open.submittal + open.submittal,
      },
      overdue: sum.overdue + overdue,
      closed: sum.closed + closed,
    }),
    none,
  );

export const openIn = ({ open }: Progress): number => open.punch_item + open.rfi + open.submittal;

/** Adds up the counts of a project by building, floor and room. */
export function buildingsOf(
  locations: readonly ProjectLocation[],
  rows: readonly LocationProgress[],
): { buildings: Building[]; unplaced: Progress } {
  const own = new Map<string | null, Progress[]>();
  for (const { locationId, type, open, overdue, closed } of rows) {
    const progress = { open: { ...none.open, [type]: open }, overdue, closed };
    own.set(locationId, [...(own.get(locationId) ?? []), progress]);
  }
  const inside = new Map<string | null, ProjectLocation[]>();
  for (const location of locations) {
    const { parentId } = location;
    inside.set(parentId, [...(inside.get(parentId) ?? []), location]);
  }
  const roomsIn = (id: string, path: readonly string[] = []): Room[] =>
    (inside.get(id) ?? []).flatMap((location) => {
      const here = [...path, location.path.at(-1) ?? ''];
      const room = { id: location.id, path: here, progress: sumOf(own.get(location.id) ?? []) };
      return [room, ...roomsIn(location.id, here)];
    });
  const buildings = (inside.get(null) ?? []).map(({ id, path }) => {
    const floors = (inside.get(id) ?? []).map((floor) => {
      const rooms = roomsIn(floor.id);
      const all = [...(own.get(floor.id) ?? []), ...rooms.map(({ progress }) => progress)];
      return { id: floor.id, name: floor.path.at(-1) ?? '', progress: sumOf(all), rooms };
    });
    const all = [...(own.get(id) ?? []), ...floors.map(({ progress }) => progress)];
    return { id, name: path.at(-1) ?? '', progress: sumOf(all), floors };
  });
  return { buildings, unplaced: sumOf(own.get(null) ?? []) };
}
