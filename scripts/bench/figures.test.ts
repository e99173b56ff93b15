import { describe, expect, test } from 'vitest';
import { figuresOf, shareOf, shortfalls, slowdowns, times } from './figures.ts';

const fast = { mock: [20_000, 21_000, 5_000], prism: [2_000, 3_000, 1_000] };
const even = { largeMock: [20_000, 21_000, 5_000], largePrism: [500, 600, 250] };

test('the ratio is the median of the ratios of the rounds', () => {
  const figures = figuresOf({ ...fast, ...even });
  expect(figures).toMatchObject({ ratio: 7, largeRatio: 35 });
  expect(figures.perSecond).toEqual({
    mock: 20_000,
    prism: 2_000,
    largeMock: 20_000,
    largePrism: 500,
  });
});

test.each([
  [5.64, '5.6 x'],
  [7.1, '7.1 x'],
  [4.99, '4.9 x'],
  [12, '12.0 x'],
])('%d reads %s, so that no ratio is rounded up', (ratio, words) => {
  expect(times(ratio)).toBe(words);
});

describe('the target', () => {
  const figures = { ...figuresOf({ ...fast, ...even }), ratio: 12 };

  test('is met', () => {
    expect(shortfalls('stats', figures)).toEqual([]);
    expect(shortfalls('stats', { ...figures, ratio: 10, largeRatio: 10 })).toEqual([]);
  });

  test.each([
    ['by the ratio', { ratio: 9.99 }, 'stats: 9.9 x is less than 10 x.'],
    ['by a server that answered nothing', { ratio: Number.NaN }, 'stats: NaN x is less than 10 x.'],
    [
      'with many operations',
      { largeRatio: 3 },
      'stats, enlarged contract: 3.0 x is less than 10 x.',
    ],
  ])('is missed %s, with a sentence', (_, change, sentence) => {
    expect(shortfalls('stats', { ...figures, ...change })).toEqual([sentence]);
  });

  test('is the same for all calls with more operations', () => {
    const rounds = { ...fast, ...even };
    const slower = { ...rounds, largeMock: rounds.mock.map((value) => value / 5) };
    expect(shareOf([rounds, rounds])).toBe(1);
    expect(slowdowns(shareOf([rounds, rounds]))).toEqual([]);
    expect(slowdowns(shareOf([slower, slower]))).toEqual(['More operations make the mock slower.']);
  });
});
