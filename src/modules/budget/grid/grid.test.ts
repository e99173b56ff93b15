import { describe, expect, it } from 'vitest';
import type { BudgetLine } from '@/api/generated/types.gen';
import { pastedCells } from '@/shared/files/cells';
import { writeTsv } from '@/shared/format/tsv';
import { FIGURES, sumOf } from '../figures';
import { addCell } from './cells';
import { COLUMNS } from './columns';
import { filling, pasting } from './edits';
import { GROUPINGS, type GridRow, rowsOf } from './rows';
import { moved, tabbed } from './selection';

describe('the clipboard', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one', [['one']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['"two\nlines"\t"say ""hi"""', [['two lines', 'say "hi"']]],
  ])('%j is read as cells', (text, cells) =>
    expect(pastedCells(text, { rows: 2, columns: 3 })).toEqual(cells),
  );

  it('does not hand a spreadsheet a formula, and leaves numbers alone', () => {
    expect(writeTsv([['=1+1', '-12.50', '-A', '@x', 'a\tb']])).toBe(
      "'=1+1\t-12.50\t'-A\t'@x\t\"a\tb\"",
    );
  });
});

it('sends an unknown choice as it was typed, and clears what is emptied', () => {
  const edit = { cells: {}, clear: [] };
  expect(addCell(edit, 'costType', 'Wizardry')).toBeNull();
  expect(addCell(edit, 'category', '')).toBeNull();
  expect(addCell(edit, 'discipline', 'electrical')).toBeNull();
  expect(addCell(edit, 'originalMinor', '12.345')).toBe('number');
  expect(edit).toEqual({
    cells: { costType: 'Wizardry', discipline: 'electrical' },
    clear: ['category'],
  });
});

describe('moving', () => {
  const size = { rows: 3, columns: 2 };
  it.each([
    ['ArrowDown', false, { row: 2, column: 1 }],
    ['ArrowRight', false, { row: 1, column: 1 }],
    ['ArrowUp', true, { row: 0, column: 1 }],
    ['Home', true, { row: 0, column: 0 }],
    ['PageDown', false, { row: 2, column: 1 }],
    ['x', false, null],
  ])('%s (jump: %s)', (key, jump, place) => {
    expect(moved({ row: 1, column: 1 }, size, { key, jump, page: 10 })).toEqual(place);
  });

  it('goes on in the next row with Tab, and leaves at the end', () => {
    expect(tabbed({ row: 0, column: 1 }, size, false)).toEqual({ row: 1, column: 0 });
    expect(tabbed({ row: 2, column: 1 }, size, false)).toBeNull();
    expect(tabbed({ row: 0, column: 0 }, size, true)).toBeNull();
  });
});

const line = (id: string, division: string, amount: number, costType = 'labor') =>
  ({
    ...{
      id,
      position: 0,
      code: `${division} 10`,
      division,
      description: id,
      costType,
      quantity: null,
    },
    ...{ category: null, discipline: null, uom: '', unitCostMinor: null, version: 1 },
    figures: Object.fromEntries(FIGURES.map(({ key }, i) => [key, amount + i])),
  }) as unknown as BudgetLine;
const view = { sort: '', closed: new Set<string>(), titles: new Map([['03', 'Concrete']]) };

describe('rows', () => {
  const lines = Array.from({ length: 200 }, (_, i) =>
    line(
      `l${i}`,
      `0${(i * 7) % 5}`,
      ((i * 7919) % 1000) - 500,
      ['labor', 'material', 'other'][i % 3],
    ),
  );

  it.each(GROUPINGS)('grouped by %s add up to the total in every column', (grouping) => {
    const rows = rowsOf(lines, [], { ...view, grouping });
    const groups = rows.filter((row) => row.kind === 'group');
    const total = rows.at(-1);
    expect(total).toMatchObject({ kind: 'total', figures: sumOf(lines) });
    if (grouping !== 'none') expect(sumOf(groups)).toEqual(sumOf(lines));
    expect(rows.filter(({ kind }) => kind === 'line')).toHaveLength(200);
  });

  it('leave out the lines of closed groups, but not their sums', () => {
    const closed = new Set(['group:03']);
    const rows = rowsOf(lines, [], { ...view, closed, grouping: 'division' });
    const group = rows.findIndex(({ key }) => key === 'group:03');
    expect(rows[group]).toMatchObject({ label: '03', title: 'Concrete', count: 40 });
    expect(rows[group + 1]?.kind).toBe('group');
    expect(rows.at(-1)).toMatchObject({ figures: sumOf(lines) });
  });

  it('sort by amount within their group', () => {
    const rows = rowsOf(lines, [], { ...view, grouping: 'division', sort: '-originalMinor' });
    const amounts = rows
      .slice(1, 40)
      .map((row) => (row.kind === 'line' ? row.line.figures.originalMinor : NaN));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});

describe('pasting', () => {
  const columns = COLUMNS.filter(({ id }) =>
    ['code', 'description', 'quantity', 'revisedMinor'].includes(id),
  );
  const rows: GridRow[] = rowsOf(
    [line('a', '03', 1), line('b', '03', 2)],
    [{ key: 'new', texts: {} }],
    {
      ...view,
      grouping: 'division',
    },
  );
  const range = (top: number, left: number, bottom = top, right = left) => ({
    top,
    left,
    bottom,
    right,
  });
  const noMore = () => [];

  it('skips subtotals and figures', () => {
    const changes = pasting([['X', '5', '9']], range(0, 1), rows, columns, noMore);
    expect(changes).toEqual([
      { row: 'a', column: 'description', text: 'X' },
      { row: 'a', column: 'quantity', text: '5' },
    ]);
  });

  it('reads numbers as their column is written', () => {
    const texts = [['2.500'], ['12,40']];
    const changes = pasting(texts, range(1, 2), rows, columns, noMore);
    expect(changes.map(({ text }) => text)).toEqual(['2500', '12.4']);
  });

  it('repeats one cell in the selection', () => {
    const changes = pasting([['7']], range(1, 2, 2), rows, columns, noMore);
    expect(changes.map(({ row, text }) => [row, text])).toEqual([
      ['a', '7'],
      ['b', '7'],
    ]);
  });

  it('goes on in new rows past the last line', () => {
    const changes = pasting([['1'], ['2'], ['3'], ['4']], range(1, 2), rows, columns, (count) =>
      Array.from({ length: count }, (_, i) => `n${i}`),
    );
    expect(changes.map(({ row }) => row)).toEqual(['a', 'b', 'n0', 'n1']);
  });

  it('fills down from the first row', () => {
    const changes = filling(range(1, 0, 2, 3), rows, columns);
    expect(changes).toEqual([{ row: 'b', column: 'description', text: 'a' }]);
  });
});
