// biome-ignore-all lint/a11y/useSemanticElements: rows and cells of a virtual grid have places of their own, which tables undo.

import { type CSSProperties, useId, useMemo, useRef } from 'react';
import { OnPaper } from '@/shared/print/OnPaper';
import { PrintedList } from '@/shared/print/PrintedList';
import { Editor } from './Editor';
import classes from './Grid.module.css';
import { GridHead } from './GridHead';
import type { GridProps } from './gridProps';
import { cellId, Row, textIn } from './Row';
import type { GridRow } from './rows';
import { showColumn, useRowsInView } from './scrolling';
import { type Area, areaOf, moved, type Place, type Spot, tabbed } from './selection';
import { useEditing } from './useEditing';
import { useKeys } from './useKeys';
import { useMouse } from './useMouse';

/** Shows a grid that is edited like a spreadsheet. Only the visible rows are rendered. */
export function Grid(props: GridProps) {
  const { rows, columns, sheet, state, mayEdit, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const gridId = useId();

  const places = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const placeOf = (spot: Spot | null) => {
    const row = spot ? places.get(sheet.keyOf(spot.row)) : undefined;
    if (row === undefined || !spot) return null;
    return { row, column: Math.min(spot.column, columns.length - 1) };
  };
  const active = placeOf(props.active) ?? { row: 0, column: 0 };
  const anchor = placeOf(props.anchor) ?? active;
  const area: Area = areaOf(anchor, active);
  const size = { rows: rows.length, columns: columns.length };
  const activeRow = rows[active.row];
  const activeColumn = columns[active.column];

  const body = rows.length - 1;
  const virtualizer = useRowsInView(scroller, rows, active.row);

  const go = (place: Place | null, extends_ = false) => {
    const row = place && rows[place.row];
    if (!place || !row) return;
    const spot = { row: row.key, column: place.column };
    onSelect(
      spot,
      extends_
        ? (props.anchor ?? { row: rows[anchor.row]?.key ?? row.key, column: anchor.column })
        : spot,
    );
    if (place.row < body) virtualizer.scrollToIndex(place.row, { align: 'auto' });
    showColumn(scroller.current, columns, place.column);
  };
  const { editing, edit, finish, type, cancel } = useEditing(props, activeRow, activeColumn);
  const onKeys = useKeys(props, { scroller, active, area, go, edit });
  const onMouse = useMouse(props, { scroller, active, edit, finish });

  const template = columns.map(({ size: width }) => `${width}px`).join(' ');
  const width = columns.reduce((sum, column) => sum + column.size, 0);
  const style = { '--columns': template, width } as CSSProperties;
  const focus = () => scroller.current?.focus({ preventScroll: true });
  const leave = (key: string, isBack: boolean) => {
    finish();
    if (key === 'blur') return;
    focus();
    if (key === 'Tab') return go(tabbed(active, size, isBack));
    const arrow = key === 'Enter' ? (isBack ? 'ArrowUp' : 'ArrowDown') : key;
    go(moved(active, size, { key: arrow, jump: false, page: 1 }));
  };
  const rowOf = (row: GridRow, index: number, start: number | undefined) => {
    const isInside = index >= area.top && index <= area.bottom;
    const hasMany = area.top !== area.bottom || area.left !== area.right;
    const isEdited = editing !== null && editing.row === row.key && index === active.row;
    return (
      <Row
        key={row.key}
        row={row}
        at={index}
        start={start}
        columns={columns}
        active={index === active.row ? active.column : -1}
        from={isInside && hasMany ? area.left : -1}
        to={isInside && hasMany ? area.right : -1}
        isClosed={props.closed.has(row.key)}
        mayEdit={mayEdit}
        isActive={props.isActive}
        faults={state.faults.get(row.key)}
        pending={state.pending.get(row.key)}
        gridId={gridId}
        editor={
          isEdited && activeColumn ? (
            <Editor
              column={activeColumn}
              codes={props.codes}
              text={editing.text}
              isTyped={editing.isTyped}
              onChange={type}
              onCancel={() => {
                cancel();
                focus();
              }}
              onDone={leave}
            />
          ) : null
        }
      />
    );
  };
  const total = rows[body];
  return (
    <>
      <OnPaper loaded={rows.length} total={rows.length}>
        <PrintedList<{ id: string; row: GridRow }>
          columns={columns.map((column) => ({
            ...column,
            cell: ({ row }) => textIn(row, column),
          }))}
          rows={rows.filter(({ kind }) => kind !== 'draft').map((row) => ({ id: row.key, row }))}
        />
      </OnPaper>
      <div
        ref={scroller}
        data-screen-only=""
        role="grid"
        className={`relative scroll box ${classes.scroller}`}
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={`${gridId}-help`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-activedescendant={
          activeRow && activeColumn ? cellId(gridId, activeRow.key, activeColumn.id) : undefined
        }
        {...onKeys}
        {...onMouse}
      >
        <span id={`${gridId}-help`} hidden>
          Arrow keys move, Enter edits or opens, Escape and then Tab leaves the table.
        </span>
        <div className={`block text-xs ${classes.table}`} style={style}>
          <Head columns={columns} sort={props.sort} onSort={props.onSort} />
          <div
            role="rowgroup"
            className={`relative block ${classes.body}`}
            style={{ height: virtualizer.getTotalSize() }}
          >
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return row && rowOf(row, index, start);
            })}
          </div>
          {total && (
            <div role="rowgroup" className={classes.foot}>
              {rowOf(total, body, undefined)}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

const Head = ({ columns, sort, onSort }: Pick<GridProps, 'columns' | 'sort' | 'onSort'>) => (
  <div role="rowgroup" className={classes.head}>
    <div
      role="row"
      tabIndex={-1}
      className={`grid line-below surface ${classes.row}`}
      aria-rowindex={1}
    >
      {columns.map((column, place) => (
        <GridHead key={column.id} column={column} place={place} sort={sort} onSort={onSort} />
      ))}
    </div>
  </div>
);
