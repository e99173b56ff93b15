/** A leading character that a spreadsheet takes for a formula. A negative number is none. */
const FORMULA = /^(?:[=+@]|-(?![\d.,]+$))/;

/** Takes back what `writeTsv` and the exports of the host write before a text that looks like a formula. */
export const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

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
