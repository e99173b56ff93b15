import { Box3, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { mainBox } from './mainBox';

const cube = (x: number, size = 1) =>
  new Box3(new Vector3(x, 0, 0), new Vector3(x + size, size, size));

/** Returns a row of elements, one each meter. */
const row = (count: number) => Array.from({ length: count }, (_, i) => cube(i));

it('is the box of all elements where none is astray', () => {
  const { min, max } = mainBox(row(20));
  expect([min.x, max.x]).toEqual([0, 20]);
});

it('leaves out an element that is far away, and one with a vertex that is', () => {
  const stretched = new Box3(new Vector3(3, 0, 0), new Vector3(5e6, 1, 1));
  const { min, max } = mainBox([...row(20), cube(5e6), stretched]);
  expect([min.x, max.x]).toEqual([0, 20]);
});

it('keeps the site around a building, and empty boxes out', () => {
  const { min, max } = mainBox([...row(20), cube(-40, 100), new Box3()]);
  expect([min.x, max.x]).toEqual([-40, 60]);
});

it('does not guess between a few elements', () => {
  expect(mainBox([cube(0), cube(5e6)]).max.x).toBe(5e6 + 1);
});
