import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

/** A line: quantity and unit cost in units of the currency, or a lump sum with the quantity 1. Months are relative to now. */
export type LineRow = readonly [
  code: string,
  description: string,
  category: Schemas['Category'],
  discipline: Schemas['Discipline'] | null,
  costType: Schemas['CostType'],
  quantity: string,
  uom: string,
  unitCost: string,
  startMonth: number,
  finishMonth: number,
];

const cast = (value: string, { column }: { column: string | number }) => {
  if (column === 'discipline' && value === '') return null;
  return /Month$/.test(String(column)) ? Number(value) : value;
};

const rows: Record<string, unknown>[] = parse(
  readFileSync(join(import.meta.dirname, 'budgetLines.csv')),
  { columns: true, cast },
);

const linesOf = (building: string): readonly LineRow[] =>
  rows
    .filter((row) => row.building === building)
    .map(({ building: _, ...line }) => Object.values(line) as unknown as LineRow);

/** What the tower was to cost. */
export const towerLines = linesOf('tower');

/** A first estimate for the clinic, before anything is locked. */
export const clinicLines = linesOf('clinic');
