import { orderIn, readMonth } from '@/shared/format/readDate';
import { inOwnMark, markIn, readDecimal } from '@/shared/format/readNumber';
import { type CellId, editText, type GridColumn, isEditable } from './columns';
import type { GridRow } from './rows';
import type { Area } from './selection';
import type { Change } from './sheet';

const takesText = (row: GridRow | undefined): boolean =>
  row?.kind === 'line' || row?.kind === 'draft';

/** Returns the exact text of a cell. */
export function textOf(row: GridRow, { id, figure }: GridColumn): string {
  if (row.kind === 'line') return editText(row.line, id);
  if (row.kind === 'draft') return row.draft.texts[id] ?? '';
  if (figure) return editText({ figures: row.figures } as Parameters<typeof editText>[0], id);
  if (row.kind === 'total') return id === 'code' ? 'Total' : '';
  return id === 'code' ? row.label : '';
}

/** Returns the texts of a rectangle, for the clipboard. */
export const textsIn = (area: Area, rows: readonly GridRow[], columns: readonly GridColumn[]) =>
  rows
    .slice(area.top, area.bottom + 1)
    .map((row) => columns.slice(area.left, area.right + 1).map((column) => textOf(row, column)));

/** Empties the editable cells of a rectangle. */
export function clearing(
  area: Area,
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
): Change[] {
  return rows.slice(area.top, area.bottom + 1).flatMap((row) =>
    takesText(row)
      ? columns
          .slice(area.left, area.right + 1)
          .filter((column) => isEditable(column) && textOf(row, column) !== '')
          .map((column) => ({ row: row.key, column: column.id as CellId, text: '' }))
      : [],
  );
}

/** Repeats the first row of a rectangle in the rows below. */
export function filling(
  area: Area,
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
): Change[] {
  const targets = rows.slice(area.top, area.bottom + 1).filter(takesText);
  const [first, ...below] = targets;
  if (!first) return [];
  return below.flatMap((row) =>
    columns
      .slice(area.left, area.right + 1)
      .filter(isEditable)
      .filter((column) => textOf(row, column) !== textOf(first, column))
      .map((column) => ({
        row: row.key,
        column: column.id as CellId,
        text: textOf(first, column),
      })),
  );
}

/**
 * Writes copied cells into a rectangle. A single cell fills it; more cells go on to the right and down, over its edge,
 * and past the last line into new rows.
 */
export function pasting(
  texts: readonly (readonly string[])[],
  area: Area,
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  newRows: (count: number) => readonly string[],
): Change[] {
  const width = Math.max(...texts.map((cells) => cells.length));
  const height = Math.max(texts.length, texts.length === 1 ? area.bottom - area.top + 1 : 0);
  const isOne = texts.length === 1 && width === 1;
  const right = isOne ? area.right : area.left + width - 1;
  const targets = rows.slice(area.top).filter(takesText).slice(0, height);
  const keys = targets.map(({ key }) => key);
  const isPastEnd = rows[area.top]?.kind !== 'total' && keys.length < height && texts.length > 1;
  if (isPastEnd) {
    // The empty row at the end is among the targets already.
    const lines = targets.filter(({ kind, ...row }) => kind === 'line' || textsOf(row) > 0);
    keys.splice(lines.length, keys.length, ...newRows(height - lines.length));
  }
  const places = columns.slice(area.left, right + 1).map((column, place) => ({
    column,
    asTyped: typedFrom(column, isOne ? [] : texts.map((cells) => cells[place] ?? '')),
  }));
  const known = new Map(targets.map((row) => [row.key, row]));
  return keys.flatMap((key, index) => {
    const cells = texts[texts.length === 1 ? 0 : index] ?? [];
    return places
      .map(({ column, asTyped }, place) => ({
        column,
        text: asTyped((isOne ? texts[0]?.[0] : cells[place]) ?? ''),
      }))
      .filter(({ column, text }) => {
        const row = known.get(key);
        return isEditable(column) && text.trim() !== (row ? textOf(row, column) : '');
      })
      .map(({ column, text }) => ({ row: key, column: column.id as CellId, text }));
  });
}

/** Returns how to write a copied text as the person would type it: the whole column tells what '2.500' in it means. */
function typedFrom({ kind }: GridColumn, column: readonly string[]): (text: string) => string {
  const mark = kind === 'quantity' || kind === 'money' ? markIn(column) : null;
  if (mark) {
    return (text) => {
      const decimal = readDecimal(text, mark);
      return decimal === null ? text : inOwnMark(decimal);
    };
  }
  const order = kind === 'month' ? orderIn(column) : null;
  return (text) => (order ? (readMonth(text, order) ?? text) : text);
}

const textsOf = (row: object): number =>
  'draft' in row ? Object.keys((row as { draft: { texts: object } }).draft.texts).length : 0;
