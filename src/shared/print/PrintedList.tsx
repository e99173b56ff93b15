import type { ReactNode } from 'react';
import classes from './PrintSheet.module.css';

interface PrintedColumn<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
}

interface Props<Row> {
  columns: readonly PrintedColumn<Row>[];
  rows: readonly Row[];
}

/** Rows as a plain table, whose head is repeated on each page. */
export const PrintedList = <Row extends { id: string }>({ columns, rows }: Props<Row>) => (
  <table className={classes.table} data-wide={columns.length > 10 || undefined}>
    <thead>
      <tr>
        {columns.map(({ id, header }) => (
          <th key={id} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          {columns.map(({ id, cell }) => (
            <td key={id}>{cell(row)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
