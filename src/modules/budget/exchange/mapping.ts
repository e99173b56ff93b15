import type { BudgetImportRow } from '@/api/generated/types.gen';
import { calendarFormat } from '@/shared/format/format';
import { formatExact } from '@/shared/format/money';
import {
  type DateOrder,
  isAmbiguousDate,
  orderIn,
  ownOrder,
  readMonth,
} from '@/shared/format/readDate';
import { isAmbiguousNumber, markIn, readDecimal } from '@/shared/format/readNumber';
import { decimalMark } from '@/shared/format/region';

const monthName = calendarFormat({ month: 'short', year: 'numeric' });

export type Field = keyof BudgetImportRow;

export const FIELDS: readonly { field: Field; label: string; names: RegExp }[] = [
  { field: 'code', label: 'Code', names: /^(cost )?code$|^(line )?number$/ },
  { field: 'description', label: 'Description', names: /^(description|name|title|item)$/ },
  { field: 'category', label: 'Category', names: /^category$/ },
  { field: 'discipline', label: 'Discipline', names: /^(discipline|trade)$/ },
  { field: 'costType', label: 'Cost type', names: /^(cost )?type$/ },
  { field: 'quantity', label: 'Quantity', names: /^(quantity|qty)$/ },
  { field: 'uom', label: 'Unit', names: /^(unit|uom|unit of measure)$/ },
  { field: 'unitCost', label: 'Unit cost', names: /^unit (cost|price)$|^rate$/ },
  {
    field: 'original',
    label: 'Original',
    names: /^(original( budget)?|budget|amount|total( cost)?)$/,
  },
  { field: 'startMonth', label: 'Start', names: /^start( month)?$/ },
  { field: 'finishMonth', label: 'Finish', names: /^(finish|end)( month)?$/ },
];

/** The field of each column, by the names of the columns. Null for a column to leave out. */
export function guessed(headers: readonly string[]): (Field | null)[] {
  const taken = new Set<Field>();
  return headers.map((header) => {
    const name = header
      .trim()
      .toLowerCase()
      .replace(/[_\s]+/g, ' ');
    const found = FIELDS.find(({ field, names }) => names.test(name) && !taken.has(field));
    if (found) taken.add(found.field);
    return found?.field ?? null;
  });
}

/** How what can be read in two ways is meant, where its column does not tell. */
export interface Meaning {
  mark: '.' | ',';
  order: DateOrder;
}

export const ownMeaning = (): Meaning => ({
  mark: decimalMark() === ',' ? ',' : '.',
  order: ownOrder(),
});

const isNumber = (field: Field | null) =>
  field === 'quantity' || field === 'unitCost' || field === 'original';
const isMonth = (field: Field | null) => field === 'startMonth' || field === 'finishMonth';
/** Whether the portal reads the texts of a column, which then can be meant in several ways. */
export const isRead = (field: Field | null): field is Field => isNumber(field) || isMonth(field);

type Table = readonly (readonly string[])[];
const columnOf = (rows: Table, index: number) => rows.map((cells) => cells[index] ?? '');

/** Returns which meanings are to choose: of numbers such as '2.500', and of dates such as '1/2/2027'. */
export const unclear = (rows: Table, fields: readonly (Field | null)[]) => ({
  mark: fields.some((field, index) => {
    const texts = isNumber(field) ? columnOf(rows, index) : [];
    return markIn(texts) === null && texts.some(isAmbiguousNumber);
  }),
  order: fields.some((field, index) => {
    const texts = isMonth(field) ? columnOf(rows, index) : [];
    return orderIn(texts) === null && texts.some(isAmbiguousDate);
  }),
});

/**
 * Returns the rows of a file as the contract takes them: each column as a whole tells how its numbers and dates are
 * written. What cannot be read goes as it is, and the host refuses it.
 */
export function rowsFor(
  table: Table,
  fields: readonly (Field | null)[],
  meaning: Meaning = ownMeaning(),
): BudgetImportRow[] {
  const readers = fields.map((field, index): ((text: string) => string | null) => {
    if (isNumber(field)) {
      const mark = markIn(columnOf(table, index)) ?? meaning.mark;
      return (text) => readDecimal(text, mark);
    }
    if (!isMonth(field)) return (text) => text;
    const order = orderIn(columnOf(table, index)) ?? meaning.order;
    return (text) => readMonth(text, order);
  });
  return table.map((cells) => {
    const row: BudgetImportRow = {};
    for (const [index, field] of fields.entries()) {
      const text = cells[index] ?? '';
      if (field && text !== '') row[field] = readers[index]?.(text) ?? text;
    }
    return row;
  });
}

/** A value as it was read, in the formats of the person. The text itself if it could not be read. */
export function shownAs(field: Field, value: string): string {
  if (isMonth(field)) return /^\d{4}-\d\d$/.test(value) ? monthName(`${value}-01`) : value;
  return /^-?\d+(\.\d+)?$/.test(value) ? formatExact(value) : value;
}
