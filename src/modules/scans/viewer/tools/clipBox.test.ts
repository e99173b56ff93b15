import { expect, test } from 'vitest';
import { alongAxis, centerOf, edgesOf, type Face, faces, moveFace, rangeOf } from './clipBox';

const bounds = { min: [0, 0, 0], max: [30, 18, 4] } as const;
const box = { min: [10, 6, 1], max: [20, 12, 3] } as const;
const [left, , , , , upper] = faces as readonly [Face, Face, Face, Face, Face, Face];

test('moves a face only along its axis', () => {
  expect(moveFace(box, left, 12, bounds)).toEqual({ min: [12, 6, 1], max: [20, 12, 3] });
  expect(moveFace(box, upper, 2, bounds)).toEqual({ min: [10, 6, 1], max: [20, 12, 2] });
});

test('stops a face at the bounds and at the opposite face', () => {
  expect(moveFace(box, left, -5, bounds).min[0]).toBe(0);
  expect(moveFace(box, left, 25, bounds).min[0]).toBeCloseTo(19.98);
  expect(moveFace(box, upper, 0, bounds).max[2]).toBeCloseTo(1.02);
  expect(rangeOf(box, upper, bounds)).toEqual([1.02, 4]);
});

test('places the handle at the center of the face', () => {
  expect(centerOf(box, left)).toEqual([10, 9, 2]);
  expect(centerOf(box, upper)).toEqual([15, 9, 3]);
});

test('has twelve edges, four along each axis', () => {
  const lengths = edgesOf(box).map(([a, b]) =>
    Math.hypot(...a.map((value, i) => value - Number(b[i]))),
  );
  expect(lengths.sort((a, b) => a - b)).toEqual([2, 2, 2, 2, 6, 6, 6, 6, 10, 10, 10, 10]);
});

test('moves a handle with the pointer along its axis, but not when the axis points at the camera', () => {
  const middle = { x: 100, y: 100 };
  expect(alongAxis(middle, { x: 110, y: 100 }, { x: 150, y: 400 })).toBe(5);
  expect(alongAxis(middle, { x: 103, y: 104 }, { x: 97, y: 96 })).toBe(-1);
  expect(alongAxis(middle, { x: 100.5, y: 100.5 }, { x: 150, y: 100 })).toBeNull();
});
