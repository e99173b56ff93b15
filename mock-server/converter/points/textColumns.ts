import { Unreadable } from './unreadable.ts';

/** The position of each value in a line of a text file. Null where the file has none. */
export interface Columns {
  x: number;
  y: number;
  z: number;
  /** Of red; green and blue follow, or stand where the header says. */
  color: readonly [number, number, number] | null;
  intensity: number | null;
  classification: number | null;
  /** Colors are divided by it: 256 for colors of 16 bits. */
  depth: number;
}

/** Names of columns as scanners and programs write them, in lower case without units and signs. */
const NAMES: Record<string, readonly string[]> = {
  x: [
    'x',
    'px',
    'pointx',
    'coordx',
    'xcoord',
    'xcoordinate',
    'easting',
    'east',
    'e',
    'rechtswert',
    'rw',
  ],
  y: [
    'y',
    'py',
    'pointy',
    'coordy',
    'ycoord',
    'ycoordinate',
    'northing',
    'north',
    'n',
    'hochwert',
    'hw',
  ],
  z: [
    'z',
    'pz',
    'pointz',
    'coordz',
    'zcoord',
    'zcoordinate',
    'elevation',
    'height',
    'h',
    'elev',
    'hoehe',
    'altitude',
  ],
  red: ['r', 'red', 'rf'],
  green: ['g', 'green', 'gf'],
  blue: ['b', 'blue', 'bf'],
  intensity: [
    'i',
    'intensity',
    'int',
    'reflectance',
    'reflectivity',
    'amplitude',
    'scalarintensity',
  ],
  classification: ['classification', 'class', 'scalarclassification', 'cls'],
};

/** Splits a line. Where semicolons or tabs separate, commas belong to the numbers. */
const cellsOf = (line: string): string[] => {
  const text = line.trim();
  if (/[;\t]/.test(text)) return text.split(/\s*[;\t]\s*|\s+/).filter(Boolean);
  // 1,5 2,5 3,5 has decimal commas, and 1.5, 2.5, 3.5 has separators.
  const isDecimal =
    /^[-+\d]+(?:,\d+)?(?:[eE][-+]?\d+)?(?:\s+[-+\d]+(?:,\d+)?(?:[eE][-+]?\d+)?){2,}$/.test(text);
  return text.split(isDecimal ? /\s+/ : /[\s,]+/).filter(Boolean);
};

const numberOf = (cell: string): number => {
  const text = cell.includes('.') ? cell : cell.replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
};

export const valuesOf = (line: string): number[] => cellsOf(line).map(numberOf);

export const isPoint = (
  values: readonly number[],
  columns: Pick<Columns, 'x' | 'y' | 'z'> = FIRST,
) => [columns.x, columns.y, columns.z].every((column) => Number.isFinite(values[column]));

const FIRST = { x: 0, y: 1, z: 2 };

/** Splits a line of names. Units in brackets are no names, and names may have spaces between separators. */
function namesOf(line: string): string[] {
  const text = line
    .replace(/^[\s#/]+/, '')
    .replace(/[[(][^\])]*[\])]/g, '')
    .trim();
  return text.split(/[,;\t]/.test(text) ? /[,;\t]/ : /\s+/);
}

/** Reads a line of column names: x, y and z in any order, and others. Null if it is none. */
function namedColumns(line: string): Record<string, number> | null {
  const cells = namesOf(line).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const found: Record<string, number> = {};
  for (const [meaning, names] of Object.entries(NAMES)) {
    const column = cells.findIndex((cell) => names.includes(cell));
    if (column >= 0) found[meaning] = column;
  }
  return found.x !== undefined && found.y !== undefined && found.z !== undefined ? found : null;
}

/** Tells whether a line names the columns of another table, such as one of errors. */
const isForeign = (line: string, columns: number): boolean => {
  const names = namesOf(line);
  return (
    names.length === columns &&
    names.every((name) => Number.isNaN(numberOf(name.trim()))) &&
    namedColumns(line) === null
  );
};

/** Lines that may precede the points. */
const MOST_HEADER_LINES = 20;

/**
 * Detects lines with at least three numbers. Comments, lines of a header, column names and the
 * point count of a PTS file may precede them.
 */
export function isPointText(head: string): boolean {
  if (/[^\t\n\r -~\x80-\xff]/.test(head)) return false;
  const lines = head.split(/\r?\n/);
  // The head may cut the last line.
  if (lines.length > 1) lines.pop();
  const rows = lines.map((line) => line.trim()).filter((line) => line && !/^(#|\/\/)/.test(line));
  const isRow = (line: string) => {
    const values = valuesOf(line);
    return values.filter(Number.isFinite).length >= 3;
  };
  const from = rows.findIndex(isRow);
  return from >= 0 && from <= MOST_HEADER_LINES && rows.slice(from).every(isRow);
}

/** Tells whether the line before the first row of numbers names columns, and none of them x, y and z. */
function namesOthers(lines: readonly string[]): boolean {
  const from = lines.findIndex((line) => isPoint(valuesOf(line)));
  const before = lines.slice(0, Math.max(from, 0)).findLast((line) => line.trim() !== '');
  return before !== undefined && isForeign(before, valuesOf(lines[from] ?? '').length);
}

/** Tells whether values are colors: whole numbers up to 255, or up to 65,535 in 16 bits. */
export function depthOf(
  rows: readonly (readonly number[])[],
  columns: readonly number[],
): number | null {
  let most = 0;
  for (const row of rows) {
    for (const i of columns) {
      const value = row[i];
      if (value === undefined || !Number.isInteger(value) || value < 0 || value > 65_535)
        return null;
      most = Math.max(most, value);
    }
  }
  return rows.length === 0 ? null : most > 255 ? 256 : 1;
}

/** Whether the first column counts the points: 1, 2, 3 or 0, 1, 2. */
const isCounter = (rows: readonly (readonly number[])[]): boolean =>
  rows.length >= 3 &&
  (rows[0]?.length ?? 0) >= 4 &&
  rows.every((row, i) => row[0] === (rows[0]?.[0] ?? 0) + i) &&
  (rows[0]?.[0] === 0 || rows[0]?.[0] === 1);

/**
 * Recognizes the columns of a file by the names in its header, otherwise by its first points.
 * @throws Unreadable if it is another table, such as one of errors
 */
export function columnsOf(head: string): Columns {
  const lines = head.split(/\r?\n/);
  // The head may cut the last line.
  if (lines.length > 1) lines.pop();
  const names = lines.map(namedColumns).find((found) => found !== null);
  const rows = lines
    .map(valuesOf)
    .filter((values) => isPoint(values) && values.every(Number.isFinite));
  if (names) return byNames(names, rows);
  if (namesOthers(lines)) throw new Unreadable('Its columns are not named x, y and z.');
  const from = isCounter(rows) ? 1 : 0;
  const count = (rows[0]?.length ?? 3) - from;
  const place = { x: from, y: from + 1, z: from + 2, classification: null };
  const triple = (start: number) => [from + start, from + start + 1, from + start + 2] as const;
  // A point number after the coordinates would be no color: colors are whole in all rows.
  for (const start of count >= 7 ? [4, 3] : count >= 6 ? [3] : []) {
    const depth = depthOf(rows, triple(start));
    const intensity = start === 4 ? from + 3 : null;
    if (depth !== null) return { ...place, color: triple(start), intensity, depth };
  }
  return { ...place, color: null, intensity: count === 4 ? from + 3 : null, depth: 1 };
}

function byNames(names: Record<string, number>, rows: readonly (readonly number[])[]): Columns {
  const { x = 0, y = 1, z = 2, red, green, blue, intensity, classification } = names;
  const triple =
    red !== undefined && green !== undefined && blue !== undefined
      ? ([red, green, blue] as const)
      : null;
  const depth = triple && depthOf(rows, triple);
  return {
    ...{ x, y, z, intensity: intensity ?? null, classification: classification ?? null },
    color: depth === null ? null : triple,
    depth: depth ?? 1,
  };
}
