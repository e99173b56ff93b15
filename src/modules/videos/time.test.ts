import { expect, it } from 'vitest';
import { formatTime, lastBefore } from './time';

it('formats seconds like a video player', () => {
  expect([0, 4.9, 12, 61, 3723].map(formatTime)).toEqual([
    '0:00',
    '0:04',
    '0:12',
    '1:01',
    '1:02:03',
  ]);
});

it('finds the current chapter', () => {
  expect([0, 2.9, 3, 20].map((now) => lastBefore([0, 3, 6], now))).toEqual([0, 0, 1, 2]);
  expect(lastBefore([2], 1)).toBe(-1);
});
