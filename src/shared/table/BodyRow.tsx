import { Checkbox } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import classes from './DataTable.module.css';

interface Props<Row extends { id: string }> {
  row: Row;
  /** Its place in the whole list. */
  index: number;
  /** Pixels from the top, and how high it is. */
  start: number;
  height: number;
  /** Those that are shown, in their order. */
  columns: readonly { id: string; cell: (row: Row) => ReactNode }[];
  selected: boolean;
  /** The keyboard is on it. */
  current: boolean;
  /** Its record is open beside the table. */
  open: boolean;
  nameOf: (row: Row) => string;
  onSelect: (ids: readonly string[], on: boolean) => void;
  onOpen: (row: Row) => void;
}

function PlainBodyRow<Row extends { id: string }>(props: Props<Row>) {
  const { row, index, start, height, columns, selected, current, open, nameOf } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      className={classes.row}
      data-selected={selected || undefined}
      data-current={current || undefined}
      data-open={open || undefined}
      style={{ transform: `translateY(${start}px)`, height }}
      onClick={(event) => {
        // The link in the row does the same by keyboard.
        const control = (event.target as Element).closest('a, button, input, label');
        if (!control) props.onOpen(row);
      }}
    >
      <td className={classes.check}>
        <Checkbox
          size="xs"
          aria-label={`Select ${nameOf(row)}`}
          checked={selected}
          onChange={(event) => props.onSelect([row.id], event.currentTarget.checked)}
        />
      </td>
      {columns.map(({ id, cell }) => (
        <td key={id} className={classes.cell}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Scrolling renders the table anew with each step: rows that are there already stay as they are. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;
