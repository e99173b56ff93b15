/** Reads what Excel and other spreadsheets put on the clipboard: tabs between cells, quotes around line breaks. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === '\t') {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += letter;
  }
  rows.push([...row, cell]);
  // A cell is one line here.
  return rows.map((cells) => cells.map((one) => one.replace(/\s*\n\s*/g, ' ')));
}

/** A leading character that a spreadsheet takes for a formula. A negative number is none. */
const FORMULA = /^(?:[=+@]|-(?![\d.,]+$))/;

/** Writes cells for a spreadsheet. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))
        .map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
