import { expect, test } from 'vitest';
import { comparedTexts, linesOf, withGaps } from './lines';

const marks = { same: ' ', removed: '-', added: '+' } as const;
const compared = (from: string, to: string) =>
  linesOf(from, to)?.map(({ kind, text }) => `${marks[kind]}${text}`);

test.each([
  ['a\nb\nc\n', 'a\nb\nc\n', [' a', ' b', ' c']],
  ['a\nb\nc\n', 'a\nx\nc\n', [' a', '-b', '+x', ' c']],
  ['a\n', 'a\nb\n', [' a', '+b']],
  // Windows ends lines in its own way.
  ['a\r\nb\r\n', 'a\nb\n', [' a', ' b']],
])('%j and %j', (from, to, lines) => {
  expect(compared(from, to)).toEqual(lines);
});

test('lines have the numbers of both texts', () => {
  const [, removed, added, last] = linesOf('a\nb\nc\n', 'a\nx\nc\n') ?? [];
  expect(removed).toMatchObject({ before: 2, after: null });
  expect(added).toMatchObject({ before: null, after: 2 });
  expect(last).toMatchObject({ before: 3, after: 3 });
});

test('lines far from a change are left out', () => {
  const many = Array.from({ length: 20 }, (_, i) => `line ${i}`);
  const changed = many.with(10, 'changed').join('\n');
  const shown = withGaps(linesOf(many.join('\n'), changed) ?? []);
  expect(shown.filter(({ kind }) => kind === 'gap')).toEqual([
    { kind: 'gap', count: 7 },
    { kind: 'gap', count: 6 },
  ]);
  expect(shown).toHaveLength(2 + 3 + 2 + 3);
});

test('shows the start of a text of very many lines', async () => {
  const shown = await comparedTexts({ from: 'a', to: 'x\n'.repeat(200_000) });
  expect(shown).toMatchObject({ removed: 1, added: 200_000, hasMore: true });
  expect(shown?.lines).toHaveLength(5000);
});
