import type { PointColumn, PointTextFormat } from '@/api/generated/types.gen';
import { columnsByName } from './columnNames';

/** The first lines of a text file with points. */
export interface PointText {
  lines: readonly string[];
}

/** A text file as its reader understands it. */
export interface TextPreview {
  /** The names of the columns in the file, if it has any. */
  names: readonly string[];
  rows: readonly (readonly string[])[];
  width: number;
}

const SEPARATORS: Record<PointTextFormat['separator'], RegExp> = {
  space: /\s+/,
  comma: /,/,
  semicolon: /;/,
  tab: /\t/,
};
const NUMBER: Record<PointTextFormat['decimal'], RegExp> = {
  point: /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i,
  comma: /^[-+]?(\d+,?\d*|,\d+)(e[-+]?\d+)?$/i,
};

type Notation = Pick<PointTextFormat, 'separator' | 'decimal'>;

/** In the order of preference. A comma cannot have both meanings. */
const NOTATIONS: readonly Notation[] = [
  { separator: 'semicolon', decimal: 'point' },
  { separator: 'semicolon', decimal: 'comma' },
  { separator: 'tab', decimal: 'point' },
  { separator: 'tab', decimal: 'comma' },
  { separator: 'comma', decimal: 'point' },
  { separator: 'space', decimal: 'point' },
  { separator: 'space', decimal: 'comma' },
];

const SHOWN_ROWS = 6;
/** Columns of a format in the contract. A host ignores further ones, and a line can have thousands. */
const MOST_COLUMNS = 40;

const isIgnored = (line: string) => /^\s*(#.*|\/\/.*|\d+\s*)?$/.test(line);
const cellsOf = (line: string, { separator }: Notation) =>
  line
    .trim()
    .split(SEPARATORS[separator])
    .map((cell) => cell.trim());
export const isNumberIn = (cell: string, { decimal }: Pick<Notation, 'decimal'>) =>
  NUMBER[decimal].test(cell);

const isRow = (line: string, notation: Notation) =>
  !isIgnored(line) &&
  cellsOf(line, notation).filter((cell) => isNumberIn(cell, notation)).length >= 3;

/** Returns the rows and names of a file in a format. */
export function previewOf(
  { lines }: PointText,
  format: Omit<PointTextFormat, 'columns'>,
): TextPreview {
  const rows = lines
    .slice(format.headerLines)
    .filter((line) => !isIgnored(line))
    .slice(0, SHOWN_ROWS)
    .map((line) => cellsOf(line, format));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return {
    names: namesOf(lines.slice(0, format.headerLines), width).slice(0, MOST_COLUMNS),
    rows: rows.map((row) => row.slice(0, MOST_COLUMNS)),
    width: Math.min(width, MOST_COLUMNS),
  };
}

/** Finds the names of the columns: the last line of the header with a name for each. */
function namesOf(header: readonly string[], width: number): string[] {
  for (const line of header.toReversed()) {
    const text = line.replace(/^[\s#/]+/, '').trim();
    const names = text.split(/[,;\t]/.test(text) ? /[,;\t]/ : /\s+/).map((name) => name.trim());
    const isWords = names.every((name) => /\p{L}/u.test(name));
    if (isWords && names.length === width) return names;
  }
  return [];
}

/** Recognizes how points stand in a text. Null if it has no lines with three numbers. */
export function recognize(text: PointText): PointTextFormat | null {
  let best: { notation: Notation; rows: number } | undefined;
  for (const notation of NOTATIONS) {
    const rows = text.lines.filter((line) => isRow(line, notation)).length;
    if (rows > (best?.rows ?? 0)) best = { notation, rows };
  }
  if (!best) return null;
  const { notation } = best;
  let headerLines = text.lines.findIndex((line) => isRow(line, notation));
  // A host ignores comments and the counts of PTS files by itself, and counts points by them.
  while (/^\s*\d+\s*$/.test(text.lines[headerLines - 1] ?? '')) headerLines -= 1;
  return withColumns(text, { ...notation, headerLines });
}

/** Completes a format with the columns that it leads to. */
export function withColumns(
  text: PointText,
  format: Omit<PointTextFormat, 'columns'>,
): PointTextFormat {
  const { names, rows, width } = previewOf(text, format);
  const columns = names.length > 0 ? columnsByName(names) : columnsByValue(rows, width, format);
  return { ...format, columns };
}

/** Recognizes columns by their numbers: a point number, three coordinates, an intensity, a color. */
function columnsByValue(
  rows: readonly (readonly string[])[],
  width: number,
  format: Pick<PointTextFormat, 'decimal'>,
): PointColumn[] {
  const valueAt = (row: readonly string[], column: number) =>
    isNumberIn(row[column] ?? '', format)
      ? Number((row[column] ?? '').replace(',', '.'))
      : Number.NaN;
  const isColor = (column: number) =>
    rows.every((row) =>
      [column, column + 1, column + 2].every((each) => {
        const value = valueAt(row, each);
        return Number.isInteger(value) && value >= 0 && value <= 65_535;
      }),
    );
  const first = valueAt(rows[0] ?? [], 0);
  const isCounter =
    rows.length >= 3 && width >= 4 && rows.every((row, i) => valueAt(row, 0) === first + i);
  const isLabel = width >= 4 && rows.every((row) => Number.isNaN(valueAt(row, 0)));
  const columns: PointColumn[] = isCounter || isLabel ? ['skip'] : [];
  columns.push('x', 'y', 'z');
  const next = columns.length;
  const rest = width - next;
  const color: PointColumn[] = ['red', 'green', 'blue'];
  if (rest >= 4 && isColor(next + 1)) columns.push('intensity', ...color);
  else if (rest >= 3 && isColor(next)) columns.push(...color);
  else if (rest === 1) columns.push('intensity');
  while (columns.length < width) columns.push('skip');
  return columns;
}

/** Assigns a meaning to a column. The column that had it before is skipped. */
export function assign(
  columns: readonly PointColumn[],
  column: number,
  meaning: PointColumn,
): PointColumn[] {
  return columns.map((now, i) => (i === column ? meaning : now === meaning ? 'skip' : now));
}

/** Returns why points cannot be read in a format, or null. */
export function problemOf(text: PointText, format: PointTextFormat): string | null {
  const { columns } = format;
  const missing = (['x', 'y', 'z'] as const).filter((axis) => !columns.includes(axis));
  if (missing.length > 0) {
    return `Choose the column of ${missing.map((axis) => axis.toUpperCase()).join(', ')}.`;
  }
  const { rows } = previewOf(text, format);
  const places = columns.flatMap((column, i) => (/^[xyz]$/.test(column) ? [i] : []));
  const isRead = (row: readonly string[]) =>
    places.every((column) => isNumberIn(row[column] ?? '', format));
  if (rows.length > 0 && rows.every(isRead)) return null;
  return 'X, Y and Z have to be numbers in each row. Check the separator, the decimal sign and the header.';
}
