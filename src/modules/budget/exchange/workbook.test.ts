import { readSheet } from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import type { BudgetLine } from '@/api/generated/types.gen';
import { FIGURES, sumOf } from '../figures';
import { letterOf, type SheetCell, sheetOf } from './workbook';
import { cellsFor } from './writeWorkbook';

/** Returns a line with arbitrary amounts that keeps the rules of the contract. */
function lineAt(i: number): BudgetLine {
  const some = (n: number) => ((i * 7919 + n * 104729) % 9_999_991) - 3_000_000;
  const isProduct = i % 3 === 0;
  const unitCostMinor = Math.abs(some(1)) % 100_000;
  const thousandths = (Math.abs(some(2)) % 50_000) + 1;
  const product = BigInt(unitCostMinor) * BigInt(thousandths);
  const originalMinor = isProduct ? Number((product + 500n) / 1000n) : some(3);
  const [committed, invoiced, direct, toCome] = [some(6), some(7), some(8), some(9)] as const;
  const revised = originalMinor + some(4);
  const eac = Math.max(committed, invoiced) + direct + toCome;
  return {
    ...{ id: `l${i}`, code: `03 ${i}`, description: '=1+1', division: '03', costType: 'labor' },
    ...{ category: null, discipline: 'electrical', uom: 'CY', isOriginalTyped: !isProduct },
    quantity: isProduct ? String(thousandths / 1000) : null,
    unitCostMinor: isProduct ? unitCostMinor : null,
    figures: {
      ...{ originalMinor, approvedChangesMinor: some(4), revisedMinor: revised },
      ...{ pendingChangesMinor: some(5), projectedMinor: revised + some(5) },
      ...{ committedMinor: committed, invoicedMinor: invoiced, directMinor: direct },
      ...{ actualMinor: invoiced + direct, forecastToCompleteMinor: toCome },
      ...{ estimateAtCompletionMinor: eac, varianceMinor: revised - eac },
    },
  } as unknown as BudgetLine;
}

/** Calculates a cell as a spreadsheet does, in floating point. */
function resultOf(sheet: readonly SheetCell[][], place: string): number {
  const cell = sheet[Number(place.slice(1)) - 1]?.[place.charCodeAt(0) - 65];
  if (!cell || cell.type === 'text') return 0;
  if (cell.type === 'number') return cell.value;
  const resultAt = (name = '') => resultOf(sheet, name);
  const sum = /^=SUM\(([A-Z])(\d+):[A-Z](\d+)\)$/.exec(cell.value);
  if (sum) {
    let total = 0;
    for (let row = Number(sum[2]); row <= Number(sum[3]); row++)
      total += resultAt(`${sum[1]}${row}`);
    return total;
  }
  const product = /^=ROUND\((\w+)\*(\w+),2\)$/.exec(cell.value);
  if (product) {
    return (
      Math.round(Number((resultAt(product[1]) * resultAt(product[2]) * 100).toPrecision(15))) / 100
    );
  }
  const most = /^=MAX\((\w+),(\w+)\)\+(\w+)\+(\w+)$/.exec(cell.value);
  if (most)
    return Math.max(resultAt(most[1]), resultAt(most[2])) + resultAt(most[3]) + resultAt(most[4]);
  const two = /^=(\w+)([+-])(\w+)$/.exec(cell.value);
  if (!two) throw new Error(`Unknown formula ${cell.value}`);
  return resultAt(two[1]) + (two[2] === '+' ? 1 : -1) * resultAt(two[3]);
}

const cents = (value: number): number => Math.round(value * 100);

it('has formulas that give the figures of each line and the totals to the cent', () => {
  const lines = Array.from({ length: 300 }, (_, i) => lineAt(i));
  const sheet = sheetOf(lines);
  const totals = sumOf(lines);
  for (const [index, { key }] of FIGURES.entries()) {
    const letter = letterOf(9 + index);
    expect(cents(resultOf(sheet, `${letter}302`))).toBe(totals[key]);
    const values = lines.map((_, i) => cents(resultOf(sheet, `${letter}${i + 2}`)));
    expect(values).toEqual(lines.map(({ figures }) => figures[key]));
  }
});

it('is a file that another reader opens, in which a text stays a text', async () => {
  const blob = await writeExcelFile(cellsFor(sheetOf([lineAt(1)]))).toBlob();
  const [head, first] = await readSheet(await blob.arrayBuffer());
  expect(head?.slice(0, 2)).toEqual(['Code', 'Description']);
  expect(first?.slice(0, 2)).toEqual(['03 1', '=1+1']);
});
