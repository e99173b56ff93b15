import { describe, expect, test } from 'vitest';
import { distanceOf, linesOf, polygonOf } from './measure';
import { measureTexts } from './tools/measureTexts';

// Survey coordinates: small differences between large numbers.
const [EAST, NORTH] = [431_250.5, 4_582_310.25];

test('computes the slope and the horizontal and vertical parts of a distance', () => {
  expect(distanceOf([0, 0, 0], [3, 4, 12])).toEqual({ slope: 13, horizontal: 5, vertical: 12 });
  expect(distanceOf([0, 0, 2], [0, 0, 0.5]).vertical).toBe(-1.5);
});

describe('an area', () => {
  test.each([
    [
      'flat, far from the origin',
      [
        [0, 0, 0],
        [4, 0, 0],
        [4, 3, 0],
        [0, 3, 0],
      ],
      12,
      14,
    ],
    [
      'standing, such as a wall',
      [
        [0, 0, 0],
        [4, 0, 0],
        [4, 0, 3],
        [0, 0, 3],
      ],
      12,
      14,
    ],
    [
      'with a corner that goes inwards',
      [
        [0, 0, 0],
        [4, 0, 0],
        [4, 4, 0],
        [2, 1, 0],
        [0, 4, 0],
      ],
      10,
      19.2111,
    ],
    [
      'against the clock',
      [
        [0, 3, 0],
        [4, 3, 0],
        [4, 0, 0],
        [0, 0, 0],
      ],
      12,
      14,
    ],
  ] as const)('%s', (_, corners, area, perimeter) => {
    const points = corners.map(([x, y, z]) => [EAST + x, NORTH + y, 57 + z] as const);
    expect(polygonOf(points).area).toBeCloseTo(area, 6);
    expect(polygonOf(points).perimeter).toBeCloseTo(perimeter, 4);
  });
});

test('draws a height first along the floor and then up', () => {
  const lines = linesOf({
    id: '1',
    kind: 'height',
    points: [
      [0, 0, 0],
      [3, 0, 2],
    ],
  });
  expect(lines).toEqual([
    [
      [0, 0, 0],
      [3, 0, 0],
    ],
    [
      [3, 0, 0],
      [3, 0, 2],
    ],
  ]);
});

test('closes an area once it has three corners', () => {
  const points = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ] as const;
  expect(linesOf({ id: '1', kind: 'area', points })).toHaveLength(3);
  expect(linesOf({ id: '1', kind: 'area', points: points.slice(0, 2) })).toHaveLength(1);
});

test('formats measurements in meters, or in feet and inches', () => {
  const distance = {
    id: '1',
    kind: 'distance',
    points: [
      [0, 0, 0],
      [3, 4, 12],
    ],
  } as const;
  expect(measureTexts(distance, 'metric')).toEqual({
    main: '13 m',
    more: 'Horizontal 5 m, vertical 12 m',
  });
  expect(measureTexts(distance, 'imperial').main).toBe(`42'-7 13/16"`);
  const room = {
    id: '2',
    kind: 'area',
    points: [
      [0, 0, 0],
      [4, 0, 0],
      [4, 3, 0],
      [0, 3, 0],
    ],
  } as const;
  expect(measureTexts(room, 'imperial')).toEqual({
    main: '129.2 sq ft',
    more: `Perimeter 45'-11 3/16"`,
  });
});
