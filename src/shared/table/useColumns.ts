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
import { fitColumns } from './fitColumns';
import type { TableColumn, TableRow } from './rowTypes';
import { useColumnSizes } from './useColumnSizes';

const features = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
});

/** The width of the checkboxes in pixels. */
const CHECK_WIDTH = 40;

interface Options<Row> {
  name: string;
  columns: readonly TableColumn<Row>[];
  shown: ReadonlySet<string>;
  rows: readonly Row[];
  /** Rows have checkboxes if it is given. */
  onSelect?: unknown;
  /** Whether a row has two lines, with the columns that have a place there. */
  stacked?: boolean | undefined;
}

/**
 * Returns the chosen columns of a table, and those of them that are in view, with their widths, which users can change.
 *
 * @param room The width of the table in pixels; null while unknown.
 */
export function useColumns<Row extends TableRow & RowData>(
  options: Options<Row>,
  room: number | null,
) {
  const { name, columns, shown, rows, onSelect, stacked } = options;
  const [sizes, setSizes] = useColumnSizes(name);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, header, size }) =>
      helper.display({ id, header, size, minSize: 56, maxSize: 4000 }),
    );
  }, [columns]);
  const chosen = useMemo(() => columns.filter(({ id }) => shown.has(id)), [columns, shown]);
  const checkWidth = onSelect ? CHECK_WIDTH : 0;
  const fit = useMemo(
    () => fitColumns(chosen, room === null ? null : room - checkWidth, sizes),
    [chosen, room, checkWidth, sizes],
  );
  const visible = useMemo(
    () => chosen.filter(({ id, place }) => (stacked ? place : id in fit.widths)),
    [chosen, stacked, fit],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: (row) => row.id,
    state: {
      columnVisibility: Object.fromEntries(
        columns.map((column) => [column.id, visible.includes(column)]),
      ),
      columnSizing: fit.widths,
    },
    onColumnSizingChange: setSizes,
    columnResizeMode: 'onChange',
  });
  if (stacked) return { table, chosen, visible, hidden: NONE, style: {} };
  const widths = visible.map(({ id }) => fit.widths[id] ?? 0);
  const first = onSelect ? `${CHECK_WIDTH}px ` : '';
  // The left edges of the columns, where the sticky ones stay.
  const edges: Record<string, string> = {};
  let edge = checkWidth;
  for (const [i, column] of visible.entries()) {
    edges[`--edge-${column.id}`] = `${edge}px`;
    edge += widths[i] ?? 0;
  }
  const style = {
    ...edges,
    '--columns': `${first}${widths.map((width) => `${width}px`).join(' ')} 1fr`,
    minWidth: edge,
  } as CSSProperties;
  return { table, chosen, visible, hidden: fit.hidden, style };
}

const NONE: readonly string[] = [];

export type ColumnsTable<Row extends TableRow & RowData> = ReturnType<
  typeof useColumns<Row>
>['table'];
