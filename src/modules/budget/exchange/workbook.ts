import type { BudgetLine } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { decimalOf } from '@/shared/format/money';
import { FIGURES, type FigureKey } from '../figures';

/** A cell of a sheet: a text, a number, or a formula. */
export type SheetCell =
  | { type: 'text'; value: string }
  | { type: 'number'; value: number; format: string }
  | { type: 'formula'; value: string; format: string }
  | null;

const QUANTITY = '#,##0.###';
const texts = ['Code', 'Description', 'Division', 'Category', 'Discipline', 'Cost type'];
const HEADERS = [
  ...texts,
  ...['Quantity', 'Unit', 'Unit cost'],
  ...FIGURES.map(({ header }) => header),
];
const FIRST_FIGURE = texts.length + 3;

/** 'A' for 0, 'U' for 20. The sheet has fewer columns than letters. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

const letters = Object.fromEntries(
  FIGURES.map(({ key }, cell) => [key, letterOf(FIRST_FIGURE + cell)]),
) as Record<FigureKey, string>;

const text = (value: string | null): SheetCell => (value ? { type: 'text', value } : null);
/** The format of amounts, with the decimals of the currency. */
const amountFormat = () => decimalOf(0).replace('0', '#,##0');
/** Returns the nearest double, which spreadsheets show as the same cents. */
const amount = (minor: number): SheetCell => ({
  type: 'number',
  value: Number(decimalOf(minor)),
  format: amountFormat(),
});
const formula = (value: string): SheetCell => ({ type: 'formula', value, format: amountFormat() });

/** The columns that follow from others in the same row. */
const derived: Partial<Record<FigureKey, (cell: (key: FigureKey) => string) => string>> = {
  revisedMinor: (cell) => `${cell('originalMinor')}+${cell('approvedChangesMinor')}`,
  projectedMinor: (cell) => `${cell('revisedMinor')}+${cell('pendingChangesMinor')}`,
  actualMinor: (cell) => `${cell('invoicedMinor')}+${cell('directMinor')}`,
  estimateAtCompletionMinor: (cell) =>
    `MAX(${cell('committedMinor')},${cell('invoicedMinor')})+${cell('directMinor')}+${cell('forecastToCompleteMinor')}`,
  varianceMinor: (cell) => `${cell('revisedMinor')}-${cell('estimateAtCompletionMinor')}`,
};

/** Returns the budget as rows of a sheet, with formulas that give the same totals. The first row has the headers. */
export function sheetOf(lines: readonly BudgetLine[]): SheetCell[][] {
  const rows = lines.map((line, i): SheetCell[] => {
    const row = i + 2;
    const cell = (key: FigureKey) => `${letters[key]}${row}`;
    const { quantity, unitCostMinor } = line;
    const isProduct = !line.isOriginalTyped && quantity !== null && unitCostMinor !== null;
    return [
      ...[text(line.code), text(line.description), text(line.division)],
      ...[line.category, line.discipline, line.costType].map((value) =>
        text(value && optionLabel(value)),
      ),
      quantity === null ? null : { type: 'number', value: Number(quantity), format: QUANTITY },
      text(line.uom),
      unitCostMinor === null ? null : amount(unitCostMinor),
      ...FIGURES.map(({ key }) => {
        if (key === 'originalMinor' && isProduct) return formula(`=ROUND(G${row}*I${row},2)`);
        const made = derived[key];
        return made ? formula(`=${made(cell)}`) : amount(line.figures[key]);
      }),
    ];
  });
  const total: SheetCell[] = [
    { type: 'text', value: 'Total' },
    ...Array.from({ length: FIRST_FIGURE - 1 }, () => null),
    ...FIGURES.map(({ key }) =>
      lines.length > 0
        ? formula(`=SUM(${letters[key]}2:${letters[key]}${lines.length + 1})`)
        : amount(0),
    ),
  ];
  return [HEADERS.map((value) => ({ type: 'text', value })), ...rows, total];
}
