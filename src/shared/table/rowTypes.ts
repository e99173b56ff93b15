import type { ReactNode } from 'react';
import type { ColumnWidth } from './fitColumns';

/** Rows that follow each other, with their number on the server. */
export interface RowGroup {
  id: string | null;
  /** Empty for rows without a group. */
  name: string;
  count: number;
}

/** A control of a row that was clicked, and its element, at which its menu opens. */
export interface RowClick<Row> {
  row: Row;
  kind: string;
  anchor: HTMLElement;
}

/** What users can do with a row besides opening and selecting it. */
export interface RowControls<Row> {
  /** Words for the button of an editable cell, such as 'Change status'; null if the cell only shows its value. */
  editLabel: (row: Row, kind: string) => string | null;
  /** Buttons at the end of the row, which show on hover and while it is the current row. */
  actions: readonly RowAction<Row>[];
  onClick: (click: RowClick<Row>) => void;
}

export interface RowAction<Row> {
  kind: string;
  label: string;
  /** The key that does it with the current row. */
  shortcut: string;
  icon: ReactNode;
  /** For an action that is on or off for a row: its icon while it is on. */
  isOn?: { icon: ReactNode; test: (row: Row) => boolean };
  isPermitted: (row: Row) => boolean;
}

export interface TableColumn<Row> extends ColumnWidth {
  header: string;
  cell(row: Row): ReactNode;
  /** The server's name for sorting by this column; omit if it cannot be sorted. */
  sort?: string;
  /** Whether it stays in view while the table scrolls sideways, and never leaves it; only for the first columns. */
  sticky?: boolean;
  /** The kind of control that its cells are, if they can be changed in place; see RowControls. */
  edit?: string;
  /** Its place in a row of two lines (DataTable.module.css); a column without one is not in it. */
  place?: 'number' | 'name' | 'status' | 'party' | 'day';
}

export interface TableRow {
  id: string;
}
