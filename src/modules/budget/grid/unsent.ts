import { array, custom, object, record, safeParse, string, tuple } from 'zod/mini';
import { COLUMNS, type ColumnId } from './columns';
import type { CellFault } from './marks';
import type { SheetState } from './sheetState';

const zColumn = custom<ColumnId>((id) => COLUMNS.some((column) => column.id === id));
const zUnsent = object({
  drafts: array(record(string(), string())),
  faults: array(
    tuple([string(), array(tuple([zColumn, object({ text: string(), code: string() })]))]),
  ),
});

/** What was typed into a sheet and is not saved: the texts of new rows, and those that were refused. */
export interface Unsent {
  drafts: Partial<Record<ColumnId, string>>[];
  faults: [row: string, columns: [ColumnId, CellFault][]][];
}

/** Returns what is not saved; null if all is. A refused row that is new keeps its texts only. */
export function unsentOf({ drafts, faults }: SheetState): Unsent | null {
  const news = new Set(drafts.map(({ key }) => key));
  const unsent = {
    drafts: drafts
      .map(({ texts }) => ({ ...texts }))
      .filter((texts) => Object.keys(texts).length > 0),
    faults: [...faults]
      .filter(([row]) => !news.has(row))
      .map(([row, columns]): Unsent['faults'][number] => [row, [...columns]]),
  };
  return unsent.drafts.length + unsent.faults.length > 0 ? unsent : null;
}

/** Reads what was kept; null if it does not fit. */
export function readUnsent(kept: unknown): Unsent | null {
  const read = safeParse(zUnsent, kept);
  return read.success ? (read.data as Unsent) : null;
}
