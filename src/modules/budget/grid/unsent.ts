import { COLUMNS, type ColumnId } from './columns';
import type { CellFault } from './marks';
import type { SheetState } from './sheetState';

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isFault(fault: unknown): boolean {
  if (!Array.isArray(fault)) return false;
  const [id, cell] = fault;
  const isText = isObject(cell) && typeof cell.text === 'string' && typeof cell.code === 'string';
  return isText && COLUMNS.some((column) => column.id === id);
}

const isDraft = (texts: unknown): boolean =>
  isObject(texts) && Object.values(texts).every((text) => typeof text === 'string');

const isFaultyRow = (row: unknown): boolean =>
  Array.isArray(row) &&
  typeof row[0] === 'string' &&
  Array.isArray(row[1]) &&
  row[1].every(isFault);

/** Reads what was kept; null if it does not fit. A schema would bring parts of zod into the first page. */
export function readUnsent(kept: unknown): Unsent | null {
  if (!isObject(kept)) return null;
  const { drafts, faults } = kept;
  if (!Array.isArray(drafts) || !Array.isArray(faults)) return null;
  return drafts.every(isDraft) && faults.every(isFaultyRow) ? { drafts, faults } : null;
}
