/** Reads what Excel and other spreadsheets put on the clipboard: tabs between cells, quotes around line breaks. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let position = 0; position < source.length; position++) {
    const letter = source.charAt(position);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source.charAt(position + 1) === '"') {
        cell += '"';
        position++;
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
  return rows.map((cells) => cells.map((value) => value.replace(/\s*\n\s*/g, ' ')));
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
