import { readSheet } from 'read-excel-file/universal';
import { dayInUtc } from '../format/region';
import { withoutGuard } from '../format/tsv';
import { checkSize, rowsIn, separatorOf, type TableLimits } from './cells';
import { checkPart } from './checkPart';
import { decodeText } from './decode';
import { archiveOf, xmlPartsOf } from './officeParts';
import { MOST_BYTES, MOST_ROWS } from './tableLimits';
import { TooLarge } from './tooLarge';

/** More columns than any import has fields, because files have others, too. */
const MOST_COLUMNS = 100;
const MOST: TableLimits = { rows: MOST_ROWS, columns: MOST_COLUMNS };
/** Bytes of the parts of a workbook. */
const MOST_UNPACKED = 32_000_000;
/** Characters that the host takes for a cell. */
const SHORT = 300;
/** Characters of all cells. A workbook can repeat a text without becoming larger. */
const MOST_TEXT = MOST_BYTES;

/**
 * Returns the cells of a CSV or XLSX file as texts, without empty rows. For a worker: it takes a while.
 * @throws TooLarge for a file beyond the limits of an import, and other errors for a broken one
 */
export async function readTable(file: File): Promise<string[][]> {
  const rows = /\.xlsx$/i.test(file.name) ? await readXlsx(file) : await readCsv(file);
  let left = MOST_TEXT;
  return rows.map((cells) =>
    cells.map((cell) => {
      const text = withoutGuard(cell.trim()).slice(0, SHORT);
      left -= text.length;
      if (left < 0) throw new TooLarge('text', MOST_TEXT);
      return text;
    }),
  );
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** Reads the first sheet. Parts that are too large are kept from the library, which then fails if it needs them. */
async function readXlsx(file: File): Promise<string[][]> {
  const parts = await xmlPartsOf(file, MOST_UNPACKED);
  let excess: TooLarge | undefined;
  for (const [path, bytes] of parts) {
    try {
      checkPart(new TextDecoder().decode(bytes), MOST);
    } catch (error) {
      if (error instanceof TooLarge) excess ??= error;
      parts.delete(path);
    }
  }
  try {
    const rows = await readSheet(archiveOf(parts), { parseNumber: asShown });
    return rows.map((row) => row.map(textOf)).filter(isFilled);
  } catch (error) {
    throw excess ?? error;
  }
}

/**
 * A spreadsheet shows fifteen digits of a number, and keeps more of its noise. A zero at the end tells that the point of
 * '1.234' does not group thousands.
 */
const asShown = (text: string): string =>
  String(Number(Number(text).toPrecision(15))).replace(/^-?\d{1,3}\.\d{3}$/, '$&0');

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? dayInUtc(cell) : String(cell);
}

async function readCsv(file: File): Promise<string[][]> {
  const all = decodeText(new Uint8Array(await file.arrayBuffer()));
  // With such a line, Excel says which character separates the cells.
  const [said = '', named] = /^\uFEFF?sep=(.)\r?\n/i.exec(all) ?? [];
  const text = all.slice(said.length);
  const rows: string[][] = [];
  const size = { rows: 0, columns: 0 };
  for (const { cells, width } of rowsIn(text, named ?? separatorOf(text), MOST.columns)) {
    if (width <= MOST.columns && !isFilled(cells)) continue;
    size.rows += 1;
    size.columns = Math.max(size.columns, width);
    if (size.rows <= MOST.rows + 1) rows.push(cells);
  }
  checkSize(size, MOST, 1);
  return rows;
}
