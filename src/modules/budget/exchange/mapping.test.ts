import { expect, it } from 'vitest';
import { guessed, rowsFor } from './mapping';

it('finds the columns by their usual names, each once', () => {
  const headers = ['Cost Code', 'Item', 'QTY', 'Unit', 'Unit_Price', 'Amount', 'Total', 'Notes'];
  const fields = ['code', 'description', 'quantity', 'uom', 'unitCost', 'original', null, null];
  expect(guessed(headers)).toEqual(fields);
});

it('takes the chosen columns, and reads months', () => {
  const fields = [null, 'code', 'uom', 'startMonth'] as const;
  expect(rowsFor([['x', '03 30', '', 'Nov 2026']], fields)).toEqual([
    { code: '03 30', startMonth: '2026-11' },
  ]);
});
