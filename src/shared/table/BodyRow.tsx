import { Checkbox } from '@mantine/core';
import { memo, type ReactNode, useState } from 'react';
import { ChangedMark } from '../live/ChangedMark';
import classes from './DataTable.module.css';
import { RowActions } from './RowActions';
import type { RowControls } from './rowTypes';

interface Props<Row extends { id: string }> {
  row: Row;
  /** Index in the whole list. */
  index: number;
  /** Offset from the top and height in pixels. */
  start: number;
  height: number;
  /** The shown columns, in order. */
  columns: readonly {
    id: string;
    sticky?: boolean;
    edit?: string;
    place?: string;
    cell: (row: Row) => ReactNode;
  }[];
  controls: RowControls<Row> | undefined;
  selected: boolean;
  /** Whether it is the active row of the keyboard. */
  current: boolean;
  /** Whether its record is open beside the table. */
  open: boolean;
  /** Whether somebody else changed it a moment ago. */
  changed: boolean;
  nameOf: (row: Row) => string;
  /** @param range Whether the rows since the last toggled one change too. */
  onToggle: ((id: string, on: boolean, range: boolean) => void) | undefined;
  onOpen: (row: Row) => void;
}

function PlainBodyRow<Row extends { id: string }>(props: Props<Row>) {
  const {
    row,
    index,
    start,
    height,
    columns,
    selected,
    current,
    open,
    nameOf,
    controls,
    onToggle,
  } = props;
  // Drawn for all rows, the actions would slow down each scroll.
  const [hovered, setHovered] = useState(false);
  return (
    <tr
      aria-rowindex={index + 2}
      className={`absolute w-full line-below pointer ${classes.row}`}
      data-selected={selected || undefined}
      data-current={current || undefined}
      data-open={open || undefined}
      data-changed={props.changed || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      style={{
        transform: `translateY(${start}px)`,
        height,
        ['--row-height' as string]: `${height}px`,
      }}
      onClick={(event) => {
        // Links and controls handle their own clicks.
        const control = (event.target as Element).closest('a, button, input, label');
        if (!control) props.onOpen(row);
      }}
    >
      {onToggle && (
        <td className={`grid p-0 place-center ${classes.check}`}>
          <Checkbox
            aria-label={`Select ${nameOf(row)}`}
            checked={selected}
            onChange={({ currentTarget, nativeEvent }) =>
              onToggle(
                row.id,
                currentTarget.checked,
                'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
              )
            }
          />
        </td>
      )}
      {columns.map(({ id, sticky, edit, place, cell }, column) => (
        <td
          key={id}
          className={`row gap-4 min-w-0 p-0-8 text-sm nowrap clip ${classes.cell}`}
          data-sticky={sticky}
          data-slot={place}
          style={sticky ? { left: `var(--edge-${id})` } : undefined}
        >
          <Cell row={row} kind={edit} controls={controls}>
            {cell(row)}
          </Cell>
          {props.changed && column === 0 && <ChangedMark />}
        </td>
      ))}
      {controls && (hovered || current) && (
        <RowActions row={row} nameOf={nameOf} controls={controls} />
      )}
    </tr>
  );
}

interface CellProps<Row> {
  row: Row;
  kind: string | undefined;
  controls: RowControls<Row> | undefined;
  children: ReactNode;
}

/** Shows a value, as a button if it can be changed in place. */
function Cell<Row>({ row, kind, controls, children }: CellProps<Row>) {
  const label = kind && controls?.editLabel(row, kind);
  const content = <Clipped>{children}</Clipped>;
  if (!label) return content;
  return (
    <button
      type="button"
      className={`inline-flex items-center gap-4 min-w-0 bare inherit font-inherit pointer ${classes.edit}`}
      tabIndex={-1}
      aria-haspopup="menu"
      title={label}
      data-control={kind}
      onClick={(event) => controls?.onClick({ row, kind, anchor: event.currentTarget })}
    >
      {content}
    </button>
  );
}

/** Text of a cell ends with dots if it is too long. In the box of the cell itself, it would be cut. */
const Clipped = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? (
    <span className={classes.text} title={`${children}`}>
      {children}
    </span>
  ) : (
    children
  );

/** Memoized, because the table renders again on each scroll step. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;
