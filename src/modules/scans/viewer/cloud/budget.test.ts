import { expect, test } from 'vitest';
import { clampBudget, qualityFor } from './budget';

const desktop = { memory: 8, coarsePointer: false, software: false };

test.each([
  ['a computer with a graphics card', desktop, 2_000_000, true],
  ['one that tells nothing of its memory', { ...desktop, memory: undefined }, 1_000_000, true],
  ['one with little memory', { ...desktop, memory: 2 }, 500_000, true],
  ['a phone', { ...desktop, memory: 4, coarsePointer: true }, 600_000, false],
  ['a small phone', { ...desktop, memory: 2, coarsePointer: true }, 300_000, false],
  ['a computer without a graphics card', { ...desktop, software: true }, 100_000, false],
])('%s draws what it can', (_, device, budget, edl) => {
  expect(qualityFor(device)).toEqual({ budget, edl });
});

test('keeps the budget within what can be drawn', () => {
  expect([1, 50_000.4, 1e12].map(clampBudget)).toEqual([20_000, 50_000, 10_000_000]);
});
