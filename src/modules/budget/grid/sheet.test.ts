import { describe, expect, it } from 'vitest';
import type { BudgetLine, BudgetLineBulkResult, BudgetLineItem } from '@/api/generated/types.gen';
import { sumOf } from '../figures';
import { type ColumnId, editText } from './columns';
import { Sheet } from './sheet';

type Outcome = BudgetLineBulkResult['data']['results'][number];

const figures = (originalMinor: number) => ({ ...sumOf([]), originalMinor });
const made = (id: string, part: Partial<BudgetLine> = {}): BudgetLine => ({
  ...{ id, position: 0, code: `03 30 ${id}`, division: '03', description: `Line ${id}` },
  ...{ category: null, discipline: null, costType: 'labor', quantity: null, uom: '' },
  ...{ unitCostMinor: null, isOriginalTyped: true, isContingency: false, startMonth: null },
  ...{ finishMonth: null, forecastMethod: 'remaining', forecastBp: null, forecastMinor: null },
  ...{ forecastReason: null, figures: figures(1000), version: 1 },
  ...part,
});

/** Returns a host in memory that refuses quantities of 13 and stale versions. */
function setUp(...given: BudgetLine[]) {
  const host = new Map(given.map((line) => [line.id, line]));
  const shown = new Map(host);
  const calls: BudgetLineItem[][] = [];
  let ids = 0;
  const refused = (
    code: string,
    errors: { pointer: string; code: string }[],
    line: BudgetLine | null = null,
  ) =>
    ({ id: line?.id ?? null, ok: false, line, problem: { code, detail: '', errors } }) as Outcome;
  const applied = (line: BudgetLine, { cells = {}, clear = [] }: BudgetLineItem): BudgetLine => {
    const { originalMinor, position: _, ...rest } = cells;
    const next = { ...line, ...rest, version: line.version + 1 } as BudgetLine;
    for (const name of clear) if (name !== 'originalMinor') next[name] = null;
    if (originalMinor !== undefined) next.figures = figures(originalMinor);
    return next;
  };
  const perform = (item: BudgetLineItem, index: number): Outcome => {
    if (item.cells?.quantity === '13') {
      return refused('VALIDATION_FAILED', [
        { pointer: `/items/${index}/cells/quantity`, code: 'maximum' },
      ]);
    }
    if (item.action === 'create') {
      const line = applied(made(`new${++ids}`, { version: 0 }), item);
      host.set(line.id, line);
      return { id: line.id, ok: true, line, problem: null };
    }
    const line = host.get(item.id ?? '');
    if (!line) return refused('NOT_FOUND', []);
    if (line.version !== item.version) return refused('STALE_VERSION', [], line);
    if (item.action === 'delete') {
      host.delete(line.id);
      return { id: line.id, ok: true, line: null, problem: null };
    }
    const next = applied(line, item);
    host.set(line.id, next);
    return { id: line.id, ok: true, line: next, problem: null };
  };
  const sheet = new Sheet({
    line: (id) => shown.get(id),
    send: async (items) => {
      calls.push(items);
      const results = items.map(perform);
      return { succeeded: 0, failed: 0, results, totals: sumOf([...host.values()]) };
    },
    put: (lines, removed) => {
      for (const line of lines) shown.set(line.id, line);
      for (const id of removed) shown.delete(id);
    },
  });
  const text = (id: string, column: ColumnId) => {
    const line = shown.get(sheet.keyOf(id));
    return line && editText(line, column);
  };
  return { sheet, host, shown, calls, text };
}

const fault = (sheet: Sheet, row: string, column: ColumnId) =>
  sheet.state().faults.get(row)?.get(column);

describe('a sheet', () => {
  it('saves the cells of several lines in one call', async () => {
    const { sheet, calls, text } = setUp(made('a'), made('b'));
    await sheet.change([
      { row: 'a', column: 'originalMinor', text: '1,234.50' },
      { row: 'a', column: 'description', text: 'Slab' },
      { row: 'b', column: 'costType', text: 'Equipment' },
    ]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[0]?.cells).toEqual({ originalMinor: 123450, description: 'Slab' });
    expect([text('a', 'originalMinor'), text('b', 'costType')]).toEqual(['1234.50', 'Equipment']);
  });

  it('keeps what is refused at its cell, and saves the others', async () => {
    const { sheet, calls, text } = setUp(made('a'), made('b'));
    await sheet.change([
      { row: 'a', column: 'quantity', text: '13' },
      { row: 'b', column: 'quantity', text: '14' },
      { row: 'b', column: 'unitCostMinor', text: 'a lot' },
    ]);
    expect(fault(sheet, 'a', 'quantity')).toEqual({ text: '13', code: 'maximum' });
    expect(fault(sheet, 'b', 'unitCostMinor')).toEqual({ text: 'a lot', code: 'number' });
    expect(text('b', 'quantity')).toBe('14');
    expect(calls[0]?.[1]?.cells).toEqual({ quantity: '14' });
    await sheet.change([{ row: 'a', column: 'quantity', text: '12' }]);
    expect(fault(sheet, 'a', 'quantity')).toBeUndefined();
  });

  it('undoes and redoes, also what was cleared', async () => {
    const { sheet, text } = setUp(made('a', { category: 'mep', quantity: '2' }));
    await sheet.change([
      { row: 'a', column: 'category', text: '' },
      { row: 'a', column: 'quantity', text: '5' },
    ]);
    await sheet.change([{ row: 'a', column: 'quantity', text: '6' }]);
    await sheet.undo();
    expect(text('a', 'quantity')).toBe('5');
    await sheet.undo();
    expect([text('a', 'category'), text('a', 'quantity')]).toEqual(['MEP', '2']);
    await sheet.redo();
    await sheet.redo();
    expect([text('a', 'category'), text('a', 'quantity')]).toEqual(['', '6']);
    expect(sheet.state()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('restores a deleted line, and undoes what was done to it before', async () => {
    const { sheet, host, text } = setUp(made('a'));
    await sheet.change([{ row: 'a', column: 'description', text: 'Second' }]);
    await sheet.remove(['a']);
    expect(host.size).toBe(0);
    await sheet.undo();
    expect(text('a', 'description')).toBe('Second');
    await sheet.undo();
    expect(text('a', 'description')).toBe('Line a');
    await sheet.redo();
    await sheet.redo();
    expect(host.size).toBe(0);
  });

  it('creates a line as soon as it has what a line needs', async () => {
    const { sheet, host, calls } = setUp();
    const [row = ''] = sheet.takeDrafts(1);
    await sheet.change([{ row, column: 'code', text: '03 30 00' }]);
    await sheet.change([{ row, column: 'description', text: 'Slab' }]);
    expect(calls).toHaveLength(0);
    await sheet.change([{ row, column: 'costType', text: 'material' }]);
    expect(calls[0]).toEqual([
      { action: 'create', cells: { code: '03 30 00', description: 'Slab', costType: 'material' } },
    ]);
    expect(sheet.keyOf(row)).toBe('new1');
    expect(sheet.state().drafts).toHaveLength(1);
    await sheet.undo();
    expect(host.size).toBe(0);
  });

  it('shows the line of another person, and saves over it only when told', async () => {
    const { sheet, host, text } = setUp(made('a'));
    host.set('a', made('a', { version: 2, description: 'Theirs' }));
    await sheet.change([{ row: 'a', column: 'description', text: 'Mine' }]);
    expect(fault(sheet, 'a', 'description')).toEqual({ text: 'Mine', code: 'stale' });
    expect(text('a', 'description')).toBe('Theirs');
    await sheet.change([{ row: 'a', column: 'description', text: 'Mine' }]);
    expect(text('a', 'description')).toBe('Mine');
  });

  it('refuses a text that was typed over a version that another person replaced', async () => {
    const { sheet, host, shown } = setUp(made('a'));
    const theirs = made('a', { version: 2, description: 'Theirs' });
    host.set('a', theirs);
    shown.set('a', theirs);
    await sheet.change([{ row: 'a', column: 'description', text: 'Mine' }], new Map([['a', 1]]));
    expect(fault(sheet, 'a', 'description')?.code).toBe('stale');
  });

  it('has the right version when changes come faster than answers', async () => {
    const { sheet, text } = setUp(made('a'));
    await Promise.all(
      ['1', '2', '3'].map((quantity) =>
        sheet.change([{ row: 'a', column: 'quantity', text: quantity }]),
      ),
    );
    expect(text('a', 'quantity')).toBe('3');
    expect(sheet.state().faults.size).toBe(0);
  });

  it('sends at most 1,000 items at once', async () => {
    const { sheet, calls } = setUp();
    const rows = sheet.takeDrafts(1500);
    await sheet.change(
      rows.flatMap((row, i) => [
        { row, column: 'code', text: `10 ${i}` },
        { row, column: 'description', text: `Line ${i}` },
        { row, column: 'costType', text: 'Labor' },
      ]),
    );
    expect(calls.map(({ length }) => length)).toEqual([1000, 500]);
  });
});
