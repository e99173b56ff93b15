import { expect, it } from 'vitest';
import { firstOf, pagesFor } from './positions';

it.each([
  [1, 1],
  [50, 1],
  [51, 51],
  [100_000, 99_951],
  [0, 1],
])('message %d is in the page from %d', (position, first) => {
  expect(firstOf(position)).toBe(first);
});

it.each([
  [1, 8, [1]],
  [45, 52, [1, 51]],
  [1, 0, []],
  [149, 205, [101, 151, 201]],
])('messages %d to %d are in the pages from %j', (from, to, pages) => {
  expect(pagesFor(from, to)).toEqual(pages);
});
