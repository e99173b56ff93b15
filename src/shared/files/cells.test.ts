import { describe, expect, it, vi } from 'vitest';
import { MOST_IN_CELL, pastedCells, rowsIn, separatorOf } from './cells';
import { tooLargeText } from './tooLargeText';

const few = { rows: 2, columns: 3 };

const refusalOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return tooLargeText(error as Parameters<typeof tooLargeText>[0], 'It');
  }
  return 'none';
};

it.each([
  [
    'a,b\r\nc,"d,""e"""',
    ',',
    [
      ['a', 'b'],
      ['c', 'd,"e"'],
    ],
  ],
  ['\uFEFFa;b\n', ';', [['a', 'b']]],
  ['"two\nlines"x,b', ',', [['two\nlinesx', 'b']]],
  ['"open,b\n', ',', [['open,b']]],
  ['a\n\nb', ',', [['a'], [''], ['b']]],
  ['a"b,', ',', [['a"b', '']]],
])('%j with %j is rows of cells', (text, separator, rows) => {
  expect([...rowsIn(text, separator, 9)].map(({ cells }) => cells)).toEqual(rows);
});

it('keeps no more cells of a row than asked for', () => {
  expect([...rowsIn('a,b,c,\nd', ',', 2)]).toEqual([
    { cells: ['a', 'b'], width: 3 },
    { cells: ['d'], width: 1 },
  ]);
});

it.each([
  ['Code;Item, large;Total\n1;2;3', ';'],
  ['Code\tItem\n', '\t'],
  ['"a;b;c",d', ','],
  ['one', ','],
])('the cells of %j have %j between them', (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});

describe('a text that would take all memory or time', () => {
  it('has a row of ten million cells', () => {
    expect(refusalOf(() => pastedCells(`${'\t'.repeat(9_999_999)}x`, few))).toBe(
      'It has 10,000,000 columns. The limit is 3.',
    );
  });

  it('has a million rows', () => {
    expect(refusalOf(() => pastedCells('1\n'.repeat(1_000_000), few))).toBe(
      'It has 1,000,000 rows. The limit is 2.',
    );
  });

  it.each([
    ['a quote that does not end', `"${'x,\n'.repeat(2_000_000)}`],
    ['a long line', 'x'.repeat(5_000_000)],
  ])('has %s', (_, text) => {
    expect(refusalOf(() => pastedCells(text, few))).toBe(
      `It has a cell with too many characters. The limit is ${MOST_IN_CELL.toLocaleString('en-US')}.`,
    );
  });

  it('has quotes in a quote, and is not read to its end', () => {
    const slices = vi.spyOn(String.prototype, 'slice');
    const refusal = refusalOf(() => pastedCells(`"${'""'.repeat(1_000_000)}`, few));
    const count = slices.mock.calls.length;
    slices.mockRestore();
    expect(refusal).toContain('a cell with too many characters');
    expect(count).toBeLessThan(100_000);
  });

  it('has white space around its lines', () => {
    const spaces = ' '.repeat(MOST_IN_CELL - 10);
    const cells = Array.from({ length: 100 }, () => `"a${spaces}b \nc"`).join('\n');
    expect(pastedCells(cells, { rows: 100, columns: 1 })[99]).toEqual([`a${spaces}b c`]);
  });
});
