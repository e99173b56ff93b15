import { expect, test } from 'vitest';
import { freePlace } from './freePlace';

const HEIGHT = 60;
/** A field or a menu: where it begins and ends, and its weight. */
const box = (top: number, bottom: number, weight = 10) => ({ top, bottom, weight });

test.each([
  ['nothing in the way', [], undefined, 710],
  ['a field above the bar', [box(700, 760)], undefined, 626],
  ['a menu closed: they do not jump back', [], 414, 414],
] as const)('on a phone they begin at the bottom, with %s', (_, boxes, before, place) => {
  const room = { top: 56, bottom: 784, fromBottom: true, before };
  expect(freePlace(HEIGHT, boxes, room)).toBe(place);
});

test.each([
  ['nothing in the way', [], undefined, 70],
  ['a field below the heading', [box(100, 140)], undefined, 154],
  ['a field between which there is just enough room', [box(130, 170)], undefined, 70],
  ['a narrow gap between two fields', [box(60, 100), box(161, 800)], undefined, 100],
  ['a menu opened where the toasts are', [box(90, 400)], 70, 414],
  ['a menu closed: they do not jump back', [], 414, 414],
  ['a form that fills the window, with its button', [box(0, 700, 10), box(700, 844, 3)], 200, 714],
  ['a form that fills the window, with the focus', [box(0, 400, 100), box(400, 844)], 70, 414],
  ['a place below the window', [], 820, 70],
] as const)('with %s', (_, boxes, before, place) => {
  expect(freePlace(HEIGHT, boxes, { top: 56, bottom: 844, before })).toBe(place);
});
