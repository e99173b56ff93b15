import { zCategory, zDiscipline } from '@/api/generated/schemas/options.gen';
import type {
  BudgetColumn,
  BudgetLine,
  BudgetLineCells,
  CostType,
} from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { decimalOf, formatAmount, formatExact, formatShare } from '@/shared/format/money';
import { inOwnMark } from '@/shared/format/readNumber';
import { FIGURES, type FigureKey } from '../figures';

/** The cells that are edited in the grid, by their names in the contract. */
export type CellId = Exclude<
  keyof BudgetLineCells,
  'position' | 'forecastMethod' | 'forecastBp' | 'forecastMinor' | 'forecastReason'
>;
export type ColumnId = CellId | FigureKey | 'forecast';

export interface GridColumn {
  id: ColumnId;
  header: string;
  /** Width in pixels. */
  size: number;
  kind: 'text' | 'choice' | 'quantity' | 'money' | 'month' | 'flag' | 'figure' | 'forecast';
  /** The values of a choice. */
  options?: readonly string[];
  /** The figure that the cell shows, which opens the records that it is made of. */
  figure?: BudgetColumn;
  title?: string;
}

const costTypes = [
  'labor',
  'material',
  'equipment',
  'subcontract',
  'other',
] as const satisfies readonly CostType[];

const figureColumns = FIGURES.map(
  ({ column, key, header, means }): GridColumn => ({
    id: key,
    header,
    size: 132,
    kind: key === 'originalMinor' ? 'money' : 'figure',
    figure: column,
    title: means,
  }),
);
const [original, ...others] = figureColumns;

export const COLUMNS: readonly GridColumn[] = [
  { id: 'code', header: 'Code', size: 110, kind: 'text' },
  { id: 'description', header: 'Description', size: 230, kind: 'text' },
  { id: 'category', header: 'Category', size: 120, kind: 'choice', options: zCategory.options },
  {
    id: 'discipline',
    header: 'Discipline',
    size: 130,
    kind: 'choice',
    options: zDiscipline.options,
  },
  { id: 'costType', header: 'Cost type', size: 110, kind: 'choice', options: costTypes },
  { id: 'quantity', header: 'Quantity', size: 96, kind: 'quantity' },
  { id: 'uom', header: 'Unit', size: 64, kind: 'text' },
  { id: 'unitCostMinor', header: 'Unit cost', size: 112, kind: 'money' },
  ...(original ? [original] : []),
  ...others.slice(0, 8),
  { id: 'forecast', header: 'Forecast method', size: 130, kind: 'forecast' },
  ...others.slice(8),
  { id: 'startMonth', header: 'Start', size: 90, kind: 'month' },
  { id: 'finishMonth', header: 'Finish', size: 90, kind: 'month' },
  { id: 'isContingency', header: 'Contingency', size: 104, kind: 'flag' },
];

/** The columns that a grid shows at first. */
export const USUAL: readonly ColumnId[] = COLUMNS.map(({ id }) => id).filter(
  (id) =>
    ![
      'category',
      'discipline',
      'startMonth',
      'finishMonth',
      'isContingency',
      'invoicedMinor',
      'directMinor',
    ].includes(id),
);

export const isNumeric = ({ kind }: GridColumn): boolean =>
  kind === 'quantity' || kind === 'money' || kind === 'figure';

export const isEditable = ({ kind }: GridColumn): boolean =>
  kind !== 'figure' && kind !== 'forecast';

const forecastTexts = {
  remaining: () => 'Remaining',
  percent: ({ forecastBp }: BudgetLine) => `${formatShare(forecastBp ?? 0)} to come`,
  typed: () => 'Typed',
} as const;

/** Returns what a cell shows. */
export function shownText(line: BudgetLine, { id, kind }: GridColumn): string {
  if (kind === 'money' || kind === 'figure') {
    const minor = amountOf(line, id);
    return minor === null ? '' : formatAmount(minor);
  }
  if (kind === 'forecast') return forecastTexts[line.forecastMethod](line);
  if (kind === 'quantity') return line.quantity === null ? '' : formatExact(line.quantity);
  return editText(line, id);
}

/** Returns what an editor starts with, and what is copied: exact, without grouping, with the person's decimal mark. */
export function editText(line: BudgetLine, id: ColumnId): string {
  if (id === 'forecast') return forecastTexts[line.forecastMethod](line);
  if (id === 'isContingency') return line.isContingency ? 'Yes' : '';
  if (id === 'quantity') return inOwnMark(line.quantity ?? '');
  if (id === 'category' || id === 'discipline' || id === 'costType') {
    const value = line[id];
    return value ? optionLabel(value) : '';
  }
  if (id === 'code' || id === 'description' || id === 'uom') return line[id];
  if (id === 'startMonth' || id === 'finishMonth') return line[id] ?? '';
  const minor = amountOf(line, id);
  return minor === null ? '' : inOwnMark(decimalOf(minor));
}

function amountOf(line: BudgetLine, id: ColumnId): number | null {
  if (id === 'unitCostMinor') return line.unitCostMinor;
  return line.figures[id as FigureKey] ?? null;
}
