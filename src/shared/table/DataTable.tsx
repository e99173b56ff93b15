import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type HTMLAttributes, useCallback, useEffect, useMemo, useRef } from 'react';
import { OnPaper } from '../print/OnPaper';
import { PrintedList } from '../print/PrintedList';
import { BodyRow } from './BodyRow';
import classes from './DataTable.module.css';
import { GroupRow, keyOfLine, linesOf } from './groups';
import { HeadCells } from './HeadCells';
import type { RowControls, RowGroup, TableColumn, TableRow } from './rowTypes';
import { SelectAll } from './SelectAll';
import { useColumns } from './useColumns';
import { useRowHeight } from './useDensity';
import { useRangeToggle } from './useRangeToggle';
import { useRoom } from './useRoom';

interface Props<Row extends TableRow> {
  /** The content of the table, for screen readers. */
  label: string;
  /** Identifies the table in the browser's storage. */
  name: string;
  columns: readonly TableColumn<Row>[];
  /** The ids of the shown columns. */
  shown: ReadonlySet<string>;
  rows: readonly Row[];
  /** The ids of rows that somebody else changed a moment ago. */
  marked?: ReadonlySet<string> | undefined;
  /** The element around the rows gets these. */
  area?: HTMLAttributes<HTMLElement> | undefined;
  /** The number of rows on the server. */
  total: number;
  /** The groups of all rows, in their order. */
  groups?: readonly RowGroup[] | undefined;
  /** A column's sort name, with a minus for descending. */
  sort: string;
  onSort: (sort: string) => void;
  selected?: ReadonlySet<string>;
  /** Absent if there is nothing to do with several rows: then none can be selected. */
  onSelect?: ((ids: readonly string[], on: boolean) => void) | undefined;
  /** The name of a row out of context, such as for its checkbox. */
  nameOf: (row: Row) => string;
  /** The id of the active row of the keyboard. */
  current: string | null;
  /** The id of the row with the open record. */
  open: string | null;
  onOpen: (row: Row) => void;
  controls?: RowControls<Row> | undefined;
  /** Whether a row has two lines, because something stands beside the table. */
  stacked?: boolean | undefined;
  /** Gets the ids of the shown columns for which the table is too narrow. */
  onHidden?: ((ids: readonly string[]) => void) | undefined;
  /** Loads the next rows; called when the last loaded one comes near. */
  onEnd: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The distance from the end, in rows, at which the next ones load. */
const AHEAD = 20;

/**
 * Shows a virtualized table of any length: only the visible rows are rendered. The server sorts. Column widths are saved in
 * this browser.
 */
export function DataTable<Row extends TableRow & RowData>(props: Props<Row>) {
  const { rows, selected = NONE, onSelect, sort, current, nameOf } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const stacked = props.stacked ?? false;
  const rowHeight = useRowHeight(stacked);
  const { table, chosen, visible, hidden, style } = useColumns(props, useRoom(scroller));
  const { onHidden } = props;
  const left = hidden.join();
  // Only another choice is news: each render has an array of its own.
  useEffect(() => onHidden?.(left ? left.split(',') : []), [left, onHidden]);
  const lines = useMemo(() => linesOf(rows.length, props.groups), [rows.length, props.groups]);
  // With another function, the virtualizer measures all rows again.
  const keyAt = useCallback((i: number) => keyOfLine(lines[i], rows) ?? i, [lines, rows]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    overscan: 12,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height needs other positions.
  useEffect(() => virtualizer.measure(), [rowHeight, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { onEnd } = props;
  useEffect(() => {
    if (rows.length > 0 && last >= lines.length - AHEAD) onEnd();
  }, [last, rows.length, lines.length, onEnd]);

  const currentRow = current ? rows.findIndex(({ id }) => id === current) : -1;
  const currentIndex = currentRow < 0 ? -1 : lines.indexOf(currentRow);
  useEffect(() => {
    if (currentIndex >= 0) virtualizer.scrollToIndex(currentIndex, { align: 'auto' });
  }, [currentIndex, virtualizer]);

  const toggle = useRangeToggle(rows, onSelect);

  return (
    <>
      <OnPaper loaded={rows.length} total={props.total}>
        <PrintedList columns={chosen} rows={rows} />
      </OnPaper>
      <div
        ref={scroller}
        data-screen-only=""
        data-fades="end"
        className={`min-h-0 grow scroll box ${classes.scroller}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <table
          className={classes.table}
          data-stacked={stacked || undefined}
          style={style}
          aria-label={props.label}
          aria-rowcount={props.total + 1}
        >
          <thead className={`block surface ${classes.head}`}>
            <tr aria-rowindex={1} className={classes.headRow}>
              {onSelect && <SelectAll rows={rows} selected={selected} onSelect={onSelect} />}
              <HeadCells table={table} columns={visible} sort={sort} onSort={props.onSort} />
            </tr>
          </thead>
          <tbody
            className="block relative"
            style={{ height: virtualizer.getTotalSize() }}
            {...props.area}
          >
            {items.map(({ index: at, start }) => {
              const index = lines[at];
              if (typeof index === 'object') {
                return (
                  <GroupRow key={`group ${index.id}`} group={index} {...{ start, rowHeight }} />
                );
              }
              const row = index === undefined ? undefined : rows[index];
              if (index === undefined || !row) return null;
              return (
                <BodyRow
                  key={row.id}
                  row={row}
                  index={index}
                  start={start}
                  height={rowHeight}
                  controls={props.controls}
                  columns={visible}
                  selected={selected.has(row.id)}
                  current={row.id === current}
                  open={row.id === props.open}
                  changed={props.marked?.has(row.id) ?? false}
                  nameOf={nameOf}
                  onToggle={onSelect && toggle}
                  onOpen={props.onOpen}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
