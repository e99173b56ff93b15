import { expect, test } from 'vitest';
import type { LocationProgress, ProjectLocation } from '@/api/generated/types.gen';
import { buildingsOf, openIn } from './floors';

const location = (
  id: string,
  kind: ProjectLocation['kind'],
  parentId: string | null,
  ...path: string[]
): ProjectLocation => ({
  ...{ id, kind, parentId, path, name: path.at(-1) ?? '', archived: false, inUse: true },
  sheetArea: null,
  version: 1,
});

const row = (locationId: string | null, counts: Partial<LocationProgress>): LocationProgress => ({
  locationId,
  type: 'punch_item',
  open: 0,
  overdue: 0,
  closed: 0,
  ...counts,
});

const { buildings, unplaced } = buildingsOf(
  [
    location('tower', 'building', null, 'Tower'),
    location('four', 'level', 'tower', 'Tower', 'Level 4'),
    location('rooms', 'area', 'four', 'Tower', 'Level 4', 'Rooms'),
    location('408', 'room', 'rooms', 'Tower', 'Level 4', 'Rooms', 'Room 4.08'),
    location('five', 'level', 'tower', 'Tower', 'Level 5'),
    location('site', 'building', null, 'Site'),
  ],
  [
    row('408', { open: 3, overdue: 1, closed: 5 }),
    row('408', { type: 'rfi', open: 1 }),
    row('four', { open: 2 }),
    row('tower', { closed: 4 }),
    row(null, { open: 7 }),
  ],
);

test('a floor counts its own records and those of its rooms', () => {
  const [four] = buildings[0]?.floors ?? [];
  expect(four).toMatchObject({
    name: 'Level 4',
    progress: { open: { punch_item: 5, rfi: 1, submittal: 0 }, overdue: 1, closed: 5 },
  });
});

test('a building counts what is on no floor, too', () => {
  expect(buildings.map(({ name, progress }) => [name, openIn(progress), progress.closed])).toEqual([
    ['Tower', 6, 9],
    ['Site', 0, 0],
  ]);
});

test('a room is called by its areas and its name', () => {
  expect(buildings[0]?.floors[0]?.rooms.map(({ path }) => path)).toEqual([
    ['Rooms'],
    ['Rooms', 'Room 4.08'],
  ]);
});

test('records without a location count apart', () => expect(openIn(unplaced)).toBe(7));
