import type { CostCode } from '@/api/generated/types.gen';
import type { GridColumn } from './columns';
import type { GridRow } from './rows';
import type { Spot } from './selection';
import type { Sheet } from './sheet';
import type { SheetState } from './sheetState';

export interface GridProps {
  label: string;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  sheet: Sheet;
  state: SheetState;
  /** The codes that are suggested for a line. */
  codes: readonly CostCode[];
  mayEdit: boolean;
  /** Whether the originals are locked. */
  isActive: boolean;
  closed: ReadonlySet<string>;
  sort: string;
  onSort: (sort: string) => void;
  onToggle: (key: string) => void;
  active: Spot | null;
  anchor: Spot | null;
  onSelect: (active: Spot, anchor: Spot) => void;
  /** Opens a figure, or the forecast of a line. */
  onOpen: (row: GridRow, column: GridColumn) => void;
}
