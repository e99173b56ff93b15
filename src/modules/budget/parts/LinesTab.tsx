import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listBudgetLinesOptions } from '@/api/generated/budget.gen';
import type { BudgetLine } from '@/api/generated/types.gen';
import { useView } from '@/shared/collection/view';
import { UnsavedCells } from '@/shared/forms/UnsavedChanges';
import { onDemand } from '@/shared/onDemand';
import type { Stays } from '@/shared/routing/leaveGuard';
import { PHONE } from '@/shared/theme/breakpoints';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { budgetView } from '../budgetView';
import { figureOf } from '../figures';
import { COLUMNS, type ColumnId, type GridColumn } from '../grid/columns';
import { Grid } from '../grid/Grid';
import type { GridRow } from '../grid/rows';
import { unsentOf } from '../grid/unsent';
import { useSheet } from '../grid/useSheet';
import { may, type TabProps } from '../tabProps';
import { FaultBar } from './FaultBar';
import { LineCards } from './LineCards';
import { LinesToolbar } from './LinesToolbar';
import { useRows, useSpots } from './useLines';

const RecordsDialog = onDemand(() => import('./RecordsDialog'));
const ForecastDialog = onDemand(() => import('../forms/ForecastDialog'));

const NONE: readonly BudgetLine[] = [];
const NO_DRAFTS: readonly never[] = [];

/** The address can change with the view of the lines. */
const isThisTab: Stays = ({ pathname, search }, page) =>
  pathname === page.pathname &&
  ['tab', 'project'].every(
    (name) => new URLSearchParams(search).get(name) === page.searchParams.get(name),
  );

const unsavedTexts = {
  title: 'Discard what is not saved?',
  text: 'Some cells or new lines of the budget were not saved.',
  stay: 'Keep editing',
  leave: 'Discard',
};

/** Shows the lines of the budget in a grid, or as cards on a phone. */
export default function LinesTab({ budget }: TabProps) {
  const { projectId, status } = budget;
  const narrow = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const state = useView(budgetView);
  const { group, order, figure, of } = state.view;
  const list = useQuery(listBudgetLinesOptions({ path: { projectId } }));
  const { sheet, state: edits, keptAt } = useSheet(projectId);
  const [forecastId, setForecastId] = useState<string | null>(null);

  const lines = list.data?.data ?? NONE;
  const mayEdit = may(budget, 'update') && narrow === false;
  const { titles, suggested, columns, rows, closed, toggle } = useRows(
    projectId,
    state.view,
    lines,
    mayEdit ? edits.drafts : NO_DRAFTS,
  );

  const open = (row: GridRow, { kind, figure: column }: GridColumn) => {
    if (kind === 'forecast' && row.kind === 'line') return setForecastId(row.line.id);
    if (!column || row.kind === 'draft') return;
    const of =
      row.kind === 'total' ? '' : row.kind === 'line' ? `line:${row.key}` : `${group}:${row.value}`;
    state.change({ figure: column, of });
  };
  const { active, anchor, select, activeRow, activeColumn, area } = useSpots(rows, columns, sheet);
  const shownFigure = figureOf(figure);
  const forecastLine = lines.find(({ id }) => id === forecastId);
  const closeDialog = () => {
    setForecastId(null);
    if (figure) state.change({ figure: '', of: '' });
  };
  if (list.error && !list.data) {
    return (
      <ErrorState
        operation="listBudgetLines"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data || narrow === undefined) return <Skeleton shape="row" count={12} />;
  return (
    <div className="flex column gap-8">
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
          codes={suggested}
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
          keptAt={keptAt}
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
      <UnsavedCells
        isTyping={edits.isTyping}
        isSaving={edits.isSaving}
        isLeft={unsentOf(edits) !== null}
        onDiscard={() => sheet.forget()}
        stays={isThisTab}
        texts={unsavedTexts}
      />
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
