import { Box3, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { isCutAway } from '../format/source';
import { distanceOf } from '../measure/measure';
import {
  type Axis,
  axes,
  cutAt,
  extentAlong,
  handlesOf,
  noSections,
  planesOf,
  shareNear,
} from './sections';

// 20 m from west to east, 12 m from south to north, 9 m high. In three.js, z points south and y up.
const box = new Box3(new Vector3(0, 0, -12), new Vector3(20, 9, 0));
const cut = (axis: Axis, at: number, flipped = false) =>
  planesOf({ ...noSections, [axis]: { on: true, at, flipped } }, box);

describe('a section', () => {
  test.each([
    ['x', [0, 20]],
    ['y', [0, 12]],
    ['z', [0, 9]],
  ] as const)('along %s reaches from end to end of the model', (axis, extent) => {
    const [min, max] = extentAlong(box, axis);
    expect([min + 0, max]).toEqual(extent);
    expect(cutAt(box, axis, { on: true, at: 0.25, flipped: false })).toBeCloseTo(extent[1] / 4);
  });

  test.each([
    ['x', new Vector3(15, 1, -1), new Vector3(5, 1, -1)],
    ['y', new Vector3(1, 1, -11), new Vector3(1, 1, -1)],
    ['z', new Vector3(1, 8, -1), new Vector3(1, 1, -1)],
  ] as const)(
    'along %s takes away what lies beyond it, and the rest when it is flipped',
    (axis, far, near) => {
      expect([far, near].map((point) => isCutAway(point, cut(axis, 0.5)))).toEqual([true, false]);
      expect([far, near].map((point) => isCutAway(point, cut(axis, 0.5, true)))).toEqual([
        false,
        true,
      ]);
    },
  );

  test('cuts nothing while it is off', () => {
    expect(planesOf(noSections, box)).toEqual([]);
  });
});

test('splits a distance into horizontal and vertical parts', () => {
  const { straight, along, up } = distanceOf({ from: [1, 1, 5], to: [4, 5, -7] });
  expect([straight, along, up]).toEqual([13, 5, -12]);
});

describe('the handle of a section', () => {
  const middle = { on: true, at: 0.5, flipped: false };

  test('is on the cut, and never overlaps the handle of another section', () => {
    const places = axes.flatMap((axis) => handlesOf(box, axis, middle).map(String));
    expect(new Set(places).size).toBe(places.length);
    for (const [, , height] of handlesOf(box, 'z', middle))
      expect(height).toBe(cutAt(box, 'z', middle));
  });

  test('follows the pointer along its axis, also in perspective', () => {
    // Perspective: half as many pixels per unit at the far end.
    const placeOf = (share: number) => ({ x: 100 + (400 * share) / (1 + share), y: 50 });
    const found = shareNear(placeOf, 0.1, { x: placeOf(0.7).x, y: 300 });
    expect(found).toBeCloseTo(0.7, 3);
    expect(shareNear(placeOf, 0.1, { x: 9999, y: 50 })).toBe(1);
  });

  test('does not move when its axis points at the camera', () => {
    const placeOf = (share: number) => ({ x: 100, y: 100 + share });
    expect(shareNear(placeOf, 0.4, { x: 100, y: 500 })).toBe(0.4);
  });
});
