import type { TableColumn } from '@/shared/table/DataTable';
import type { RecordRow } from '../log';
import classes from './Print.module.css';

interface Props {
  columns: readonly TableColumn<RecordRow>[];
  rows: readonly RecordRow[];
}

/** The rows of a log as a plain table, whose head is repeated on each page. */
export const PrintedList = ({ columns, rows }: Props) => (
  <table className={classes.table}>
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
