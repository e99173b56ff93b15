import { expect, it } from 'vitest';
import { FIGURES, sumOf } from '../figures';
import { differences } from './compare';

const line = (lineId: string, amount: number) => ({
  ...{ lineId, code: lineId, description: lineId },
  figures: Object.fromEntries(FIGURES.map(({ key }, i) => [key, amount * (i + 1)])) as ReturnType<
    typeof sumOf
  >,
});

it('lists what changed, came and went, and adds up to the change of the totals', () => {
  const before = [line('same', 5), line('changed', 7), line('gone', 11)];
  const after = [line('same', 5), line('changed', -3), line('new', 13)];
  const found = differences(before, after);
  expect(found.map(({ lineId }) => lineId)).toEqual(['changed', 'gone', 'new']);
  expect(found.map(({ before: was, after: is }) => [was !== null, is !== null])).toEqual([
    ...[
      [true, true],
      [true, false],
      [false, true],
    ],
  ]);
  const change = sumOf(found.map((each) => ({ figures: each.change })));
  for (const { key } of FIGURES) {
    expect(change[key]).toBe(sumOf(after)[key] - sumOf(before)[key]);
  }
});
