/** A cell by the key of its row and the place of its column. */
export interface Spot {
  row: string;
  column: number;
}

/** A rectangle of cells, by places. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Size {
  rows: number;
  columns: number;
}

/** A cell by the places of its row and its column. */
export type Place = { row: number; column: number };

export const areaOf = (from: Place, to: Place): Area => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

/** Returns where a key leads from a cell; null for a key that does not move. */
export function moved(
  place: Place,
  { rows, columns }: Size,
  { key, jump, page }: { key: string; jump: boolean; page: number },
): Place | null {
  const { row, column } = place;
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  const inside = (next: Place): Place => ({
    row: Math.max(0, Math.min(lastRow, next.row)),
    column: Math.max(0, Math.min(lastColumn, next.column)),
  });
  switch (key) {
    case 'ArrowDown':
      return inside({ row: jump ? lastRow : row + 1, column });
    case 'ArrowUp':
      return inside({ row: jump ? 0 : row - 1, column });
    case 'ArrowRight':
      return inside({ row, column: jump ? lastColumn : column + 1 });
    case 'ArrowLeft':
      return inside({ row, column: jump ? 0 : column - 1 });
    case 'Home':
      return inside({ row: jump ? 0 : row, column: 0 });
    case 'End':
      return inside({ row: jump ? lastRow : row, column: lastColumn });
    case 'PageDown':
      return inside({ row: row + page, column });
    case 'PageUp':
      return inside({ row: row - page, column });
    default:
      return null;
  }
}

/** Returns the next cell for Tab, through all rows; null at the ends. */
export function tabbed(
  { row, column }: Place,
  { rows, columns }: Size,
  isBack: boolean,
): Place | null {
  const next = row * columns + column + (isBack ? -1 : 1);
  if (next < 0 || next >= rows * columns) return null;
  return { row: Math.floor(next / columns), column: next % columns };
}
