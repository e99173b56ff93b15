/** The most rows of an import. */
export const MOST_ROWS = 5_000;

/** Returns the cells of a CSV or XLSX file as texts. */
export async function readTable(file: File): Promise<string[][]> {
  const rows = /\.xlsx$/i.test(file.name) ? await readXlsx(file) : await readCsv(file);
  return rows
    .map((row) => row.map((cell) => cell.trim().slice(0, 300)))
    .filter((row) => row.some((cell) => cell !== ''));
}

async function readXlsx(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file, { parseNumber: asShown });
  return rows.map((row) => row.map(textOf));
}

/** A spreadsheet shows fifteen digits of a number, and keeps more of its noise. */
const asShown = (text: string): string => String(Number(Number(text).toPrecision(15)));

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function readCsv(file: File): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  const text = (await file.text()).replace(/^\uFEFF/, '');
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}
