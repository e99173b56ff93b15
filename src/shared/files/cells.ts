import { withoutGuard } from '../format/tsv';
import { TooLarge } from './tooLarge';

/** Characters of a cell, as in Excel. */
export const MOST_IN_CELL = 32_767;

/** What is read of a text at the most. */
export interface TableLimits {
  rows: number;
  columns: number;
}

export interface Row {
  /** No more of them than were asked for. */
  cells: string[];
  /** The number of the last cell with a text; 0 for an empty row. */
  width: number;
}

/**
 * Reads rows of cells (RFC 4180), also with another separator, such as the tabs that spreadsheets put on the clipboard.
 * It passes through the text once, and keeps no more cells of a row than asked for.
 * @param separator one character
 * @throws TooLarge for a cell with more characters than Excel permits
 */
export function* rowsIn(text: string, separator: string, columns: number): Generator<Row> {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const end = source.endsWith('\n') ? source.length - 1 : source.length;
  const [nextSeparator, nextLine] = [finder(source, separator), finder(source, '\n')];
  let cells: string[] = [];
  let count = 0;
  let width = 0;
  let at = 0;
  for (;;) {
    let cell = '';
    if (source[at] === '"') [cell, at] = quoted(source, at + 1, end);
    const stop = Math.min(nextSeparator(at), nextLine(at), end);
    if (cell.length + stop - at > MOST_IN_CELL) throw new TooLarge('cell', MOST_IN_CELL);
    if (count < columns) cells.push(cell + source.slice(at, stop));
    count += 1;
    if (cell !== '' || stop > at) width = count;
    at = stop + 1;
    if (stop < end && source[stop] === separator) continue;
    yield { cells, width };
    if (stop === end) return;
    cells = [];
    count = 0;
    width = 0;
  }
}

/** Returns a function that finds a character at a position or behind it. Positions must not decrease. */
function finder(source: string, character: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = source.indexOf(character, from);
    if (found === -1) found = Number.POSITIVE_INFINITY;
    return found;
  };
}

/** Reads a text in quotes. @returns it, and the position behind the closing quote or the end of the source */
function quoted(source: string, from: number, end: number): [string, number] {
  let text = '';
  let at = from;
  for (;;) {
    const quote = source.indexOf('"', at);
    const stop = quote === -1 || quote > end ? end : quote;
    if (text.length + stop - at > MOST_IN_CELL) throw new TooLarge('cell', MOST_IN_CELL);
    text += source.slice(at, stop);
    if (stop === end) return [text, end];
    if (source[stop + 1] !== '"') return [text, stop + 1];
    text += '"';
    at = stop + 2;
  }
}

/** Finds out which character separates the cells: the one with which the first row has most cells. */
export function separatorOf(text: string): string {
  const widths = [',', ';', '\t', '|'].map((separator) => {
    try {
      return { separator, width: rowsIn(text, separator, 0).next().value?.width ?? 0 };
    } catch {
      // A whole line can be too long for a cell.
      return { separator, width: 0 };
    }
  });
  return widths.reduce((best, next) => (next.width > best.width ? next : best)).separator;
}

/**
 * @param heads rows with names, which do not count
 * @throws TooLarge unless a table has few enough rows and columns
 */
export function checkSize(
  { rows, columns }: Readonly<TableLimits>,
  most: Readonly<TableLimits>,
  heads = 0,
): void {
  if (rows > most.rows + heads) throw new TooLarge('rows', most.rows, rows);
  if (columns > most.columns) throw new TooLarge('columns', most.columns, columns);
}

/** Returns the cells that a spreadsheet has put on the clipboard. @throws TooLarge for more than the limits */
export function pastedCells(text: string, most: Readonly<TableLimits>): string[][] {
  const rows: string[][] = [];
  const size = { rows: 0, columns: 0 };
  for (const { cells, width } of rowsIn(text, '\t', most.columns)) {
    size.rows += 1;
    size.columns = Math.max(size.columns, width);
    if (size.rows <= most.rows) rows.push(cells.map((cell) => withoutGuard(inOneLine(cell))));
  }
  checkSize(size, most);
  return rows;
}

const inOneLine = (cell: string): string =>
  cell.includes('\n')
    ? cell
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : cell;
