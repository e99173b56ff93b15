import { type Amount, csv } from '../../core/lists/csv.ts';
import { labelOf } from '../../core/lists/label.ts';
import { minorDigits } from '../../core/lists/minorUnits.ts';
import { type Counted, type Figures, totalsOf } from './figures.ts';
import { unitsOf } from './money.ts';

const columns: Readonly<Record<string, keyof Figures>> = {
  Original: 'originalMinor',
  'Approved changes': 'approvedChangesMinor',
  Revised: 'revisedMinor',
  'Pending changes': 'pendingChangesMinor',
  Projected: 'projectedMinor',
  Committed: 'committedMinor',
  Invoiced: 'invoicedMinor',
  'Direct costs': 'directMinor',
  Actual: 'actualMinor',
  'Forecast to complete': 'forecastToCompleteMinor',
  'Estimate at completion': 'estimateAtCompletionMinor',
  Variance: 'varianceMinor',
};

const head = [
  'Code',
  'Description',
  'Category',
  'Discipline',
  'Cost type',
  'Quantity',
  'Unit',
  'Unit cost',
];

/** All lines, and their sums in the last row. */
export function budgetCsv(lines: readonly Counted[], currency: string): Buffer {
  const digits = minorDigits(currency);
  const amount = (minor: number): Amount => ({ amount: unitsOf(minor, digits) });
  const amounts = (figures: Figures): Amount[] =>
    Object.values(columns).map((column) => amount(figures[column]));
  return csv(
    [...head, ...Object.keys(columns)],
    [
      ...lines.map(({ line, figures }) => [
        line.code,
        line.description,
        labelOf(line.category),
        labelOf(line.discipline),
        labelOf(line.costType),
        line.quantity ?? '',
        line.uom,
        line.unitCostMinor === null ? '' : amount(line.unitCostMinor),
        ...amounts(figures),
      ]),
      ['Total', '', '', '', '', '', '', '', ...amounts(totalsOf(lines))],
    ],
  );
}
