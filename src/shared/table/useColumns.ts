import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type CSSProperties, useMemo } from 'react';
import type { TableColumn, TableRow } from './rowTypes';
import { useColumnSizes } from './useColumnSizes';

const features = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
});

/** The width of the checkboxes in pixels. */
const CHECK_WIDTH = 44;

interface Options<Row> {
  name: string;
  columns: readonly TableColumn<Row>[];
  shown: ReadonlySet<string>;
  rows: readonly Row[];
  /** Rows have checkboxes if it is given. */
  onSelect?: unknown;
}

/** Returns the shown columns of a table with their widths, which users can change. */
export function useColumns<Row extends TableRow & RowData>(options: Options<Row>) {
  const { name, columns, shown, rows, onSelect } = options;
  const [columnSizing, setColumnSizing] = useColumnSizes(name);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, header, size }) =>
      helper.display({ id, header, size, minSize: 56, maxSize: 800 }),
    );
  }, [columns]);
  const columnVisibility = Object.fromEntries(columns.map(({ id }) => [id, shown.has(id)]));
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: (row) => row.id,
    state: { columnVisibility, columnSizing },
    onColumnSizingChange: setColumnSizing,
    columnResizeMode: 'onChange',
  });
  const leaves = table.getVisibleLeafColumns();
  const visible = useMemo(() => columns.filter(({ id }) => shown.has(id)), [columns, shown]);
  const checkWidth = onSelect ? CHECK_WIDTH : 0;
  const width = leaves.reduce((sum, column) => sum + column.getSize(), checkWidth);
  const first = onSelect ? `${CHECK_WIDTH}px ` : '';
  const template = `${first}${leaves.map((column) => `${column.getSize()}px`).join(' ')} 1fr`;
  // The left edges of the columns, where the sticky ones stay.
  const edges: Record<string, string> = {};
  let edge = checkWidth;
  for (const column of leaves) {
    edges[`--edge-${column.id}`] = `${edge}px`;
    edge += column.getSize();
  }
  const style = { ...edges, '--columns': template, minWidth: width } as CSSProperties;
  return { table, visible, style };
}

export type ColumnsTable<Row extends TableRow & RowData> = ReturnType<
  typeof useColumns<Row>
>['table'];
