import { Parser } from 'saxen';
import { checkSize, MOST_IN_CELL, type TableLimits } from './cells';
import { TooLarge } from './tooLarge';

/** The size of a sheet in Excel. */
const SHEET: TableLimits = { rows: 1_048_576, columns: 16_384 };
const CELL = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The number of a column: 1 for A, 16,384 for XFD. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Checks a part of a workbook before a reader of workbooks gets it. Such a reader makes a full row of each that has a cell far to
 * the right, and all rows above one far down. Cells without a value do not count: spreadsheets keep them for their format.
 * @param most without the first row, which has the names of the columns
 * @throws TooLarge for more than the limits, and other errors for a part that no spreadsheet writes
 */
export function checkPart(xml: string, most: Readonly<TableLimits>): void {
  const place = { rows: 0, columns: 0 };
  const size = { rows: 0, columns: 0 };
  /** Characters of the cell or the shared text; null outside. */
  let length: number | null = null;
  const parser = new Parser();
  const refuse = (): never => {
    throw new Error('No spreadsheet writes that.');
  };
  const move = (to: TableLimits) => {
    // This holds for what is no number, too.
    if (!(to.rows <= SHEET.rows && to.columns <= SHEET.columns)) refuse();
    Object.assign(place, to);
  };
  parser.on('openTag', (name, attributes) => {
    const tag = localName(name);
    if (tag === 'si') length = 0;
    if (tag !== 'row' && tag !== 'c') return;
    if (tag === 'c') length = 0;
    for (const [attribute, value] of Object.entries(attributes())) {
      if (localName(attribute) !== 'r') continue;
      if (tag === 'row') {
        move({ rows: Number(value), columns: 0 });
      } else {
        const [, letters = '', row] = CELL.exec(value) ?? refuse();
        move({ rows: Number(row), columns: columnOf(letters) });
      }
    }
  });
  parser.on('text', (text) => {
    if (length === null || text.trim() === '') return;
    length += text.length;
    if (length > MOST_IN_CELL) throw new TooLarge('cell', MOST_IN_CELL);
    size.rows = Math.max(size.rows, place.rows);
    size.columns = Math.max(size.columns, place.columns);
  });
  parser.on('closeTag', (name) => {
    const tag = localName(name);
    if (tag === 'c' || tag === 'si') length = null;
  });
  // Such as entities that stand for each other.
  parser.on('attention', refuse);
  parser.parse(xml);
  checkSize(size, most, 1);
}
