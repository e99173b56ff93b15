import type { BudgetFigures, BudgetLine } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { type FigureKey, sumOf } from '../figures';
import type { ColumnId } from './columns';
import type { Draft } from './drafts';
import { grouped } from './grouped';

export const GROUPINGS = [
  'none',
  'division',
  'code',
  'category',
  'discipline',
  'costType',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

export type GridRow =
  | {
      kind: 'group';
      key: string;
      value: string;
      label: string;
      title: string;
      count: number;
      figures: BudgetFigures;
    }
  | { kind: 'line'; key: string; line: BudgetLine }
  | { kind: 'draft'; key: string; draft: Draft }
  | { kind: 'total'; key: 'total'; figures: BudgetFigures };

/** Returns the value of a line by which it is grouped; empty for none. */
export function groupOf(line: BudgetLine, grouping: Exclude<Grouping, 'none'>): string {
  return line[grouping] ?? '';
}

export function groupLabel(value: string, grouping: Grouping): string {
  if (value === '')
    return grouping === 'division' ? 'No division' : `No ${optionLabel(grouping).toLowerCase()}`;
  return grouping === 'division' || grouping === 'code' ? value : optionLabel(value);
}

/** Sorts lines by a column; a minus sorts them the other way. The order of the budget by default. */
function sorted(lines: readonly BudgetLine[], sort: string): readonly BudgetLine[] {
  if (sort === '') return lines;
  const isDown = sort.startsWith('-');
  const id = (isDown ? sort.slice(1) : sort) as ColumnId;
  const compare = comparison(id);
  return lines.toSorted((a, b) => (isDown ? -compare(a, b) : compare(a, b)));
}

function comparison(id: ColumnId): (a: BudgetLine, b: BudgetLine) => number {
  if (id === 'quantity') return (a, b) => Number(a.quantity ?? -1) - Number(b.quantity ?? -1);
  if (id === 'unitCostMinor') return (a, b) => (a.unitCostMinor ?? 0) - (b.unitCostMinor ?? 0);
  if (id === 'isContingency') return (a, b) => Number(a.isContingency) - Number(b.isContingency);
  const text = (line: BudgetLine): string =>
    id === 'forecast' ? line.forecastMethod : String(line[id as keyof BudgetLine] ?? '');
  return (a, b) => {
    const [left, right] = [a.figures[id as FigureKey], b.figures[id as FigureKey]];
    if (left !== undefined && right !== undefined) return left - right;
    const [from, to] = [text(a), text(b)];
    return from < to ? -1 : from > to ? 1 : 0;
  };
}

interface View {
  grouping: Grouping;
  sort: string;
  closed: ReadonlySet<string>;
  titles: ReadonlyMap<string, string>;
}

/** Returns the rows of the grid: lines in their groups with subtotals, then new rows, then the total. */
export function rowsOf(
  lines: readonly BudgetLine[],
  drafts: readonly Draft[],
  { grouping, sort, closed, titles }: View,
): GridRow[] {
  const asRows = (some: readonly BudgetLine[]): GridRow[] =>
    sorted(some, sort).map((line) => ({ kind: 'line', key: line.id, line }));
  const rows: GridRow[] = [];
  if (grouping === 'none') rows.push(...asRows(lines));
  else {
    const groups = grouped(lines, (line) => groupOf(line, grouping));
    const values = [...groups.keys()].sort(
      (a, b) => Number(a === '') - Number(b === '') || (a < b ? -1 : 1),
    );
    for (const value of values) {
      const ofGroup = groups.get(value) ?? [];
      const key = `group:${value}`;
      const isCode = grouping === 'division' || grouping === 'code';
      rows.push({
        ...{ kind: 'group', key, value, label: groupLabel(value, grouping) },
        title: (isCode && titles.get(value)) || '',
        ...{ count: ofGroup.length, figures: sumOf(ofGroup) },
      });
      if (!closed.has(key)) rows.push(...asRows(ofGroup));
    }
  }
  rows.push(...drafts.map((draft) => ({ kind: 'draft' as const, key: draft.key, draft })));
  rows.push({ kind: 'total', key: 'total', figures: sumOf(lines) });
  return rows;
}
