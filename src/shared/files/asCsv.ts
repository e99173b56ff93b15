import { rowsIn, separatorOf } from './cells';
import { decodeText } from './decode';

const MOST_COLUMNS = 1000;

const inQuotes = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Writes the CSV of any spreadsheet as hosts read it: in UTF-8, with commas (RFC 4180). Each line keeps its number.
 * @throws TooLarge for a cell with more characters than Excel permits
 */
export async function asCsv(file: File): Promise<File> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const rows = [...rowsIn(text, separatorOf(text), MOST_COLUMNS)];
  const lines = rows.map(({ cells }) => cells.map(inQuotes).join(','));
  return new File([`${lines.join('\r\n')}\r\n`], file.name, { type: 'text/csv' });
}
