import { rowsIn, separatorOf } from '@/shared/files/cells';
import { TooLarge } from '@/shared/files/tooLarge';

/** What a preview shows of a table at the most. */
export const MOST = { rows: 500, columns: 50 };

export interface TableStart {
  rows: string[][];
  /** Whether there is more than that. */
  hasMoreRows: boolean;
  hasMoreColumns: boolean;
}

/**
 * Returns the start of comma-separated values (RFC 4180), or of values with another separator, such as a semicolon. The first
 * row has the names of the columns. Null for a text with a cell that is too long for a table.
 */
export function startOf(text: string): TableStart | null {
  const start: TableStart = { rows: [], hasMoreRows: false, hasMoreColumns: false };
  try {
    for (const { cells, width } of rowsIn(text, separatorOf(text), MOST.columns)) {
      if (width === 0) continue;
      if (start.rows.length > MOST.rows) return { ...start, hasMoreRows: true };
      start.rows.push(cells);
      start.hasMoreColumns ||= width > MOST.columns;
    }
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
  return start;
}
