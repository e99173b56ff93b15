import { expect, it } from 'vitest';
import type { ProjectLocation, SheetPoint } from '@/api/generated/types.gen';
import { locationAt } from './locationAt';

const location = (name: string, points: SheetPoint[], archived = false): ProjectLocation => ({
  id: name,
  kind: 'room',
  parentId: 'level',
  name,
  path: ['Tower', name],
  archived,
  inUse: false,
  sheetArea: { sheetId: 'a-104', points },
  version: 1,
});
const box = (x: number, y: number, width: number, height: number): SheetPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const locations = [
  location('Level', box(0, 0, 1, 1)),
  location('Room', box(0.2, 0.2, 0.2, 0.2)),
  // The shape of an L around a corner that is not part of it.
  location('Hall', [
    [0.5, 0.5],
    [0.9, 0.5],
    [0.9, 0.6],
    [0.6, 0.6],
    [0.6, 0.9],
    [0.5, 0.9],
  ]),
  location('Closet', box(0.2, 0.2, 0.05, 0.05), true),
];

it.each([
  ['a room on its level', 0.3, 0.3, 'Room'],
  ['a place where an archived one is', 0.22, 0.22, 'Room'],
  ['a level beside its rooms', 0.05, 0.05, 'Level'],
  ['an arm of an L', 0.55, 0.8, 'Hall'],
  ['the corner outside of an L', 0.8, 0.8, 'Level'],
])('finds %s', (_, x, y, name) => {
  expect(locationAt(locations, 'a-104', { x, y })?.name).toBe(name);
});

it('finds nothing on another sheet', () => {
  expect(locationAt(locations, 'a-105', { x: 0.3, y: 0.3 })).toBeUndefined();
});
