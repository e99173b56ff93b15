import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listCostCodesOptions } from '@/api/generated/budget.gen';
import type { BudgetLine, CostCode } from '@/api/generated/types.gen';
import type { View } from '@/shared/collection/view';
import { useEntryState } from '@/shared/routing/entries';
import type { budgetView } from '../budgetView';
import { COLUMNS, type GridColumn, USUAL } from '../grid/columns';
import { type GridRow, rowsOf } from '../grid/rows';
import { areaOf, type Spot } from '../grid/selection';
import type { Sheet } from '../grid/sheet';

const NO_CODES: readonly CostCode[] = [];
const NONE: ReadonlySet<string> = new Set();

/** Returns the rows and columns that the address asks for. */
export function useRows(
  projectId: string,
  view: View<typeof budgetView>,
  lines: readonly BudgetLine[],
  drafts: Parameters<typeof rowsOf>[1],
) {
  const { group, order, columns: chosen } = view;
  const codes = useQuery(listCostCodesOptions({ path: { projectId } }));
  const [closed, setClosed] = useEntryState('closed', NONE);
  const all = codes.data?.data ?? NO_CODES;
  const titles = useMemo(() => new Map(all.map(({ code, title }) => [code, title])), [all]);
  const suggested = useMemo(
    () => all.filter(({ isDivision, isArchived }) => !isDivision && !isArchived),
    [all],
  );
  const columns = useMemo(() => {
    const ids = chosen === '' ? USUAL : ['code', 'description', ...chosen.split('.')];
    return COLUMNS.filter(({ id }) => ids.includes(id));
  }, [chosen]);
  const rows = useMemo(
    () => rowsOf(lines, drafts, { grouping: group, sort: order, closed, titles }),
    [lines, drafts, group, order, closed, titles],
  );
  const toggle = (key: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { titles, suggested, columns, rows, closed, toggle };
}

/** Returns the active cell, and the area from the cell where its selection began. */
export function useSpots(rows: readonly GridRow[], columns: readonly GridColumn[], sheet: Sheet) {
  const [active, setActive] = useState<Spot | null>(null);
  const [anchor, setAnchor] = useState<Spot | null>(null);
  const places = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const placeOf = (spot: Spot | null) => (spot ? places.get(sheet.keyOf(spot.row)) : undefined);
  const activeAt = placeOf(active);
  const activeRow = activeAt === undefined ? undefined : rows[activeAt];
  const activeColumn = active ? columns[active.column] : undefined;
  const area =
    activeAt === undefined || !active
      ? null
      : areaOf(
          { row: placeOf(anchor) ?? activeAt, column: anchor?.column ?? active.column },
          { row: activeAt, column: active.column },
        );
  const select = (to: Spot, from: Spot) => {
    setActive(to);
    setAnchor(from);
  };
  return { active, anchor, select, activeRow, activeColumn, area };
}
