import type { RowData } from '@tanstack/react-table';
import classes from './DataTable.module.css';
import { HeadCell } from './HeadCell';
import type { TableColumn, TableRow } from './rowTypes';
import type { ColumnsTable } from './useColumns';

interface Props<Row extends TableRow & RowData> {
  table: ColumnsTable<Row>;
  /** The shown columns. */
  columns: readonly TableColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}

/** Shows the headings of a table. Their edges can be dragged. */
export const HeadCells = <Row extends TableRow & RowData>({
  table,
  columns,
  sort,
  onSort,
}: Props<Row>) =>
  table.getLeafHeaders().map((header) => {
    const column = columns.find(({ id }) => id === header.column.id);
    return (
      column && (
        <HeadCell
          key={header.id}
          sticky={column.sticky ? column.id : undefined}
          place={column.place}
          label={column.header}
          sort={column.sort}
          sorted={sort}
          onSort={onSort}
        >
          <span
            aria-hidden="true"
            className={classes.handle}
            data-resizing={header.column.getIsResizing() || undefined}
            onMouseDown={header.getResizeHandler()}
            onTouchStart={header.getResizeHandler()}
            onDoubleClick={() => header.column.resetSize()}
          />
        </HeadCell>
      )
    );
  });
