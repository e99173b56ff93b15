import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { listBudgetLinesOptions, listCostCodesOptions } from '@/api/generated/budget.gen';
import type { BudgetLine } from '@/api/generated/types.gen';
import { useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { ErrorState } from '@/shared/ui/states';
import classes from '../Budget.module.css';
import { budgetView } from '../budgetView';
import { figureOf } from '../figures';
import { COLUMNS, type ColumnId, type GridColumn, USUAL } from '../grid/columns';
import { Grid } from '../grid/Grid';
import { type GridRow, rowsOf } from '../grid/rows';
import { areaOf, type Spot } from '../grid/selection';
import { useSheet } from '../grid/useSheet';
import { may, type TabProps } from '../tabProps';
import { FaultBar } from './FaultBar';
import { LineCards } from './LineCards';
import { LinesToolbar } from './LinesToolbar';

const RecordsDialog = onDemand(() => import('./RecordsDialog'));
const ForecastDialog = onDemand(() => import('../forms/ForecastDialog'));

const NARROW = '(max-width: 48em)';
const NONE: readonly BudgetLine[] = [];

/** The lines of the budget in a grid, or as cards on a phone. */
export default function LinesTab({ budget }: TabProps) {
  const { projectId, status } = budget;
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const state = useView(budgetView);
  const { group, order, columns: chosen, figure, of } = state.view;
  const list = useQuery(listBudgetLinesOptions({ path: { projectId } }));
  const codes = useQuery(listCostCodesOptions({ path: { projectId } }));
  const { sheet, state: edits } = useSheet(projectId);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<Spot | null>(null);
  const [anchor, setAnchor] = useState<Spot | null>(null);
  const [forecastId, setForecastId] = useState<string | null>(null);

  const lines = list.data?.data ?? NONE;
  const mayEdit = may(budget, 'update') && narrow === false;
  const titles = useMemo(
    () => new Map((codes.data?.data ?? []).map(({ code, title }) => [code, title])),
    [codes.data],
  );
  const columns = useMemo(() => {
    const ids = chosen === '' ? USUAL : ['code', 'description', ...chosen.split('.')];
    return COLUMNS.filter(({ id }) => ids.includes(id));
  }, [chosen]);
  const drafts = useMemo(() => (mayEdit ? edits.drafts : []), [mayEdit, edits.drafts]);
  const rows = useMemo(
    () => rowsOf(lines, drafts, { grouping: group, sort: order, closed, titles }),
    [lines, drafts, group, order, closed, titles],
  );

  const open = (row: GridRow, { kind, figure: column }: GridColumn) => {
    if (kind === 'forecast' && row.kind === 'line') return setForecastId(row.line.id);
    if (!column || row.kind === 'draft') return;
    const of =
      row.kind === 'total' ? '' : row.kind === 'line' ? `line:${row.key}` : `${group}:${row.value}`;
    state.change({ figure: column, of });
  };
  const places = useMemo(() => new Map(rows.map(({ key }, at) => [key, at])), [rows]);
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
  const shownFigure = figureOf(figure);
  const forecastLine = lines.find(({ id }) => id === forecastId);
  const closeDialog = () => {
    setForecastId(null);
    if (figure) state.change({ figure: '', of: '' });
  };
  const toggle = (key: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  if (list.error && !list.data) {
    return (
      <ErrorState
        operation="listBudgetLines"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data || narrow === undefined) return <Skeleton h={420} aria-busy="true" />;
  return (
    <div className={classes.tab}>
      <LinesToolbar
        budget={budget}
        lines={lines}
        titles={titles}
        state={state}
        columns={columns.map(({ id }) => id)}
        narrow={narrow}
        edits={mayEdit ? { sheet, state: edits, rows, columns, area } : null}
        openFigure={
          activeRow && activeColumn?.figure && activeRow.kind !== 'draft'
            ? () => open(activeRow, activeColumn)
            : undefined
        }
      />
      {narrow ? (
        <LineCards
          budget={budget}
          rows={rows}
          hrefOf={(column, id) => state.hrefOf({ figure: column, of: `line:${id}` })}
        />
      ) : (
        <Grid
          label="Lines of the budget"
          rows={rows}
          columns={columns}
          sheet={sheet}
          state={edits}
          mayEdit={mayEdit}
          isActive={status !== 'draft'}
          closed={closed}
          sort={order}
          onSort={(sort) => state.change({ order: sort })}
          onToggle={toggle}
          active={active}
          anchor={anchor}
          onSelect={select}
          onOpen={open}
        />
      )}
      {mayEdit && (
        <FaultBar
          sheet={sheet}
          state={edits}
          lines={lines}
          row={activeRow?.key}
          column={activeColumn?.id}
          onGo={(row, column: ColumnId) => {
            const ids = columns.map(({ id }) => id);
            // The column of a refusal may be hidden.
            if (!ids.includes(column)) state.change({ columns: [...ids, column].join('.') });
            const shown = COLUMNS.filter(({ id }) => ids.includes(id) || id === column);
            const spot = { row, column: shown.findIndex(({ id }) => id === column) };
            select(spot, spot);
          }}
        />
      )}
      <PanelBoundary name="The dialog" resetKeys={[figure, forecastId]} onClose={closeDialog}>
        <Suspense>
          {shownFigure && !forecastLine && (
            <RecordsDialog
              budget={budget}
              figure={shownFigure}
              of={of}
              lines={lines}
              titles={titles}
              onForecast={setForecastId}
              onClose={closeDialog}
            />
          )}
          {forecastLine && (
            <ForecastDialog
              budget={budget}
              line={forecastLine}
              sheet={sheet}
              fault={edits.faults.get(forecastLine.id)?.get('forecast')}
              onClose={closeDialog}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}
