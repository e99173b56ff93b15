// biome-ignore-all lint/a11y/useSemanticElements: rows and cells of a virtual grid have places of their own, which tables undo.
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { count } from '@/shared/format/format';
import { formatAmount } from '@/shared/format/money';
import type { FigureKey } from '../figures';
import { faultText } from './cells';
import { type ColumnId, type GridColumn, isEditable, isNumeric, shownText } from './columns';
import classes from './Grid.module.css';
import type { CellFault } from './marks';
import type { GridRow } from './rows';

export interface RowProps {
  row: GridRow;
  /** The place in the grid, and in the body in pixels. */
  at: number;
  start: number | undefined;
  columns: readonly GridColumn[];
  /** The place of the active cell; -1 if it is in another row. */
  active: number;
  /** The first and last selected place; -1 for none. */
  from: number;
  to: number;
  isClosed: boolean;
  mayEdit: boolean;
  isActive: boolean;
  faults: ReadonlyMap<ColumnId, CellFault> | undefined;
  pending: ReadonlyMap<ColumnId, string> | undefined;
  /** The editor of the active cell. */
  editor: ReactNode;
  gridId: string;
}

export const cellId = (gridId: string, row: string, column: ColumnId) =>
  `${gridId}-${row}-${column}`;

/** Columns that cannot be changed while the budget is active. */
const LOCKED: readonly ColumnId[] = ['quantity', 'unitCostMinor', 'originalMinor'];

/** Shows a row of the grid. Its cells are found by `data-row` and `data-column`, so that they need no handlers. */
export const Row = memo(function Row(props: RowProps) {
  const { row, at, columns, active, from, to, faults, pending, gridId } = props;
  const style: CSSProperties = props.start === undefined ? {} : { top: props.start };
  return (
    <div
      role="row"
      tabIndex={-1}
      className={`grid line-below surface ${classes.row}`}
      style={style}
      data-kind={row.kind}
      aria-rowindex={at + 2}
    >
      {columns.map((column, place) => {
        const { id, figure } = column;
        const fault = faults?.get(id);
        const waiting = pending?.get(id);
        const text = fault?.text ?? waiting ?? textIn(row, column);
        const isReadOnly =
          !props.mayEdit ||
          !isEditable(column) ||
          row.kind === 'group' ||
          row.kind === 'total' ||
          (row.kind === 'line' && props.isActive && LOCKED.includes(id));
        return (
          <div
            key={id}
            role="gridcell"
            tabIndex={-1}
            id={cellId(gridId, row.key, id)}
            className={`relative cut p-0-8 ${classes.cell}`}
            aria-colindex={place + 1}
            aria-selected={active === place || (place >= from && place <= to)}
            aria-readonly={isReadOnly}
            aria-invalid={fault ? true : undefined}
            title={fault ? faultText(id, fault.code) : undefined}
            data-row={at}
            data-column={place}
            data-first={place === 0 || undefined}
            data-numeric={isNumeric(column) || undefined}
            data-locked={(isReadOnly && row.kind === 'line') || undefined}
            data-figure={(figure !== undefined && row.kind !== 'draft') || undefined}
            data-negative={(isNumeric(column) && /^[-−(]/.test(text)) || undefined}
            data-active={active === place || undefined}
            data-inside={(place >= from && place <= to) || undefined}
            data-pending={(waiting !== undefined && !fault) || undefined}
            data-fault={fault ? true : undefined}
          >
            {row.kind === 'group' && place === 0 && (
              <span className={classes.toggle} aria-hidden="true">
                {props.isClosed ? <IconChevronRight size={14} /> : <IconChevronDown size={14} />}
              </span>
            )}
            {active === place && props.editor}
            {text || <Hint row={row} column={column} mayEdit={props.mayEdit} />}
          </div>
        );
      })}
    </div>
  );
});

/** Returns what a cell shows of any row. */
export function textIn(row: GridRow, column: GridColumn): string {
  const { id, figure } = column;
  if (row.kind === 'line') return shownText(row.line, column);
  if (row.kind === 'draft') return row.draft.texts[id] ?? '';
  if (figure) return formatAmount(row.figures[id as FigureKey]);
  if (row.kind === 'total') return id === 'code' ? 'Total' : '';
  if (id === 'code') return row.label;
  if (id === 'description')
    return [row.title, count(row.count, 'line')].filter(Boolean).join(' · ');
  return '';
}

function Hint({
  row,
  column,
  mayEdit,
}: Pick<RowProps, 'row' | 'mayEdit'> & { column: GridColumn }) {
  if (row.kind !== 'draft' || column.id !== 'code' || !mayEdit) return null;
  return <span className="quiet">New line</span>;
}
