import { z } from 'zod';
import { readDemo } from '../../../demo/readDemo.ts';
import { category, discipline } from '../../records/seed/columns.ts';

const month = z.coerce.number().int();

/**
 * A line: quantity and unit cost in units of the currency, or a lump sum with the quantity 1. Months are relative to
 * now.
 */
const line = z.object({
  building: z.enum(['tower', 'clinic']),
  code: z.string(),
  description: z.string(),
  category,
  discipline: z.union([discipline, z.literal('').transform(() => null)]),
  costType: z.enum(['labor', 'material', 'equipment', 'subcontract', 'other']),
  quantity: z.string(),
  uom: z.string(),
  unitCost: z.string(),
  startMonth: month,
  finishMonth: month,
});

export type LineRow = z.infer<typeof line>;

const rows = readDemo(import.meta.dirname, 'budgetLines.csv', z.array(line));

/** What the tower was to cost. */
export const towerLines = rows.filter(({ building }) => building === 'tower');

/** A first estimate for the clinic, before anything is locked. */
export const clinicLines = rows.filter(({ building }) => building === 'clinic');
