import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconListSearch,
  IconRowRemove,
  IconStackPush,
} from '@tabler/icons-react';
import type { Budget, BudgetLine } from '@/api/generated/types.gen';
import { FilterMenu } from '@/shared/collection/filter/FilterMenu';
import { FilterSelect } from '@/shared/collection/filter/FilterSelect';
import { optionsOf } from '@/shared/collection/filter/options';
import type { useView } from '@/shared/collection/view';
import { IfOffered } from '@/shared/IfOffered';
import { modKey } from '@/shared/ui/modKey';
import type { budgetView } from '../budgetView';
import { COLUMNS, type ColumnId, type GridColumn } from '../grid/columns';
import { filling } from '../grid/edits';
import type { GridRow, Grouping } from '../grid/rows';
import type { Area } from '../grid/selection';
import type { Sheet } from '../grid/sheet';
import type { SheetState } from '../grid/sheetState';
import { BudgetViews } from './BudgetViews';
import { ExchangeButtons } from './ExchangeButtons';

export interface Edits {
  sheet: Sheet;
  state: SheetState;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  area: Area | null;
}

interface Props {
  budget: Budget;
  lines: readonly BudgetLine[];
  titles: ReadonlyMap<string, string>;
  state: ReturnType<typeof useView<typeof budgetView>>;
  columns: readonly ColumnId[];
  narrow: boolean;
  /** Null for those who may not edit. */
  edits: Edits | null;
  /** Opens the figure of the active cell. */
  openFigure: (() => void) | undefined;
}

const groupings: Readonly<Record<Grouping, string>> = {
  division: 'By division',
  code: 'By cost code',
  category: 'By category',
  discipline: 'By discipline',
  costType: 'By cost type',
  none: 'Not grouped',
};
const FIXED: readonly ColumnId[] = ['code', 'description'];
const free = COLUMNS.filter(({ id }) => !FIXED.includes(id));

/** Shows what the grid shows, and what can be done with its selection. */
export function LinesToolbar({
  budget,
  lines,
  titles,
  state,
  columns,
  narrow,
  edits,
  openFigure,
}: Props) {
  const { group, order } = state.view;
  const chosen = columns.filter((id) => !FIXED.includes(id));
  return (
    <div className="row wrap gap-8" data-screen-only="">
      <FilterSelect
        label="Group"
        value={group}
        options={optionsOf(groupings)}
        onChange={(value) => state.change({ group: value })}
      />
      <FilterSelect
        label="Sort"
        value={order}
        options={[
          { value: '', label: 'Order of the budget' },
          ...COLUMNS.filter(({ id }) => columns.includes(id)).flatMap(({ id, header }) => [
            { value: id, label: header },
            { value: `-${id}`, label: `${header}, descending` },
          ]),
        ]}
        onChange={(value) => state.change({ order: value })}
      />
      {!narrow && (
        <>
          <FilterMenu
            label="Columns"
            summary={String(columns.length)}
            chosen={chosen}
            options={free.map(({ id, header }) => ({ value: id, label: header }))}
            onChange={(ids) => state.change({ columns: ids.join('.') })}
          />
          <IfOffered operation="listSavedViews">
            <BudgetViews projectId={budget.projectId} state={state} />
          </IfOffered>
          {openFigure && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconListSearch size={14} aria-hidden="true" />}
              onClick={openFigure}
            >
              Open figure
            </Button>
          )}
        </>
      )}
      {edits && <EditButtons {...edits} />}
      <span className="grow" />
      <ExchangeButtons budget={budget} lines={lines} titles={titles} />
    </div>
  );
}

function EditButtons({ sheet, state, rows, columns, area }: Edits) {
  const inArea = area ? rows.slice(area.top, area.bottom + 1) : [];
  const removable = inArea.filter(
    ({ kind, ...row }) =>
      kind === 'line' || ('draft' in row && Object.keys(row.draft.texts).length > 0),
  );
  // A failure is told by the call itself, and the sheet keeps the texts.
  const run = (done: Promise<void>) => void done.catch(() => {});
  const fill = area ? filling(area, rows, columns) : [];
  return (
    <>
      <Icon
        label={`Undo (${modKey}Z)`}
        disabled={!state.canUndo}
        onClick={() => run(sheet.undo())}
        icon={<IconArrowBackUp size={16} aria-hidden="true" />}
      />
      <Icon
        label={`Redo (${modKey}Y)`}
        disabled={!state.canRedo}
        onClick={() => run(sheet.redo())}
        icon={<IconArrowForwardUp size={16} aria-hidden="true" />}
      />
      <Icon
        label={`Fill down (${modKey}D)`}
        disabled={fill.length === 0}
        onClick={() => run(sheet.change(fill))}
        icon={<IconStackPush size={16} aria-hidden="true" />}
      />
      <Icon
        label={removable.length > 1 ? `Delete ${removable.length} lines` : 'Delete line'}
        disabled={removable.length === 0}
        onClick={() => run(sheet.remove(removable.map(({ key }) => key)))}
        icon={<IconRowRemove size={16} aria-hidden="true" />}
      />
    </>
  );
}

interface IconProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  icon: React.ReactNode;
}

const Icon = ({ label, disabled, onClick, icon }: IconProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="default"
      size={30}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  </Tooltip>
);
