import { expect, it } from 'vitest';
import { guessed, rowsFor, shownAs, unclear } from './mapping';

it('finds the columns by their usual names, each once', () => {
  const headers = ['Cost Code', 'Item', 'QTY', 'Unit', 'Unit_Price', 'Amount', 'Total', 'Notes'];
  const fields = ['code', 'description', 'quantity', 'uom', 'unitCost', 'original', null, null];
  expect(guessed(headers)).toEqual(fields);
});

const american = { mark: '.', order: 'monthFirst' } as const;
const german = { mark: ',', order: 'dayFirst' } as const;

it.each([
  ['12,40', '12.4'],
  ['2.500,00', '2500'],
  ['$ 1,500.00', '1500'],
  ['(1.250,00)', '-1250'],
  ['about 5', 'about 5'],
])('reads the amount %s as %s', (text, original) => {
  expect(rowsFor([[text]], ['original'], american)).toEqual([{ original }]);
});

it('lets a column decide what its numbers and dates mean, and the person where it does not', () => {
  const fields = ['original', 'startMonth'] as const;
  const clear = [
    ['2.500', '1/2/2027'],
    ['12,40', '25/3/2027'],
  ];
  expect(unclear(clear, fields)).toEqual({ mark: false, order: false });
  expect(rowsFor(clear, fields, american)).toEqual([
    { original: '2500', startMonth: '2027-02' },
    { original: '12.4', startMonth: '2027-03' },
  ]);
  const both = [['2.500', '1/2/2027']];
  expect(unclear(both, fields)).toEqual({ mark: true, order: true });
  expect(rowsFor(both, fields, american)).toEqual([{ original: '2.5', startMonth: '2027-01' }]);
  expect(rowsFor(both, fields, german)).toEqual([{ original: '2500', startMonth: '2027-02' }]);
});

it('shows what was read in the formats of the person', () => {
  expect([shownAs('original', '2500.5'), shownAs('startMonth', '2027-01')]).toEqual([
    '2,500.5',
    'Jan 2027',
  ]);
  expect([shownAs('original', 'x'), shownAs('startMonth', 'soon')]).toEqual(['x', 'soon']);
});

it('takes the chosen columns, and reads months', () => {
  const fields = [null, 'code', 'uom', 'startMonth'] as const;
  expect(rowsFor([['x', '03 30', '', 'Nov 2026']], fields)).toEqual([
    { code: '03 30', startMonth: '2026-11' },
  ]);
});
