import type { BudgetImportRow } from '@/api/generated/types.gen';
import { readMonth } from '../grid/cells';

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

/** Returns the rows of a file as the contract takes them. */
export const rowsFor = (
  table: readonly (readonly string[])[],
  fields: readonly (Field | null)[],
): BudgetImportRow[] =>
  table.map((cells) => {
    const row: BudgetImportRow = {};
    for (const [index, field] of fields.entries()) {
      const text = cells[index] ?? '';
      if (!field || text === '') continue;
      row[field] = field === 'startMonth' || field === 'finishMonth' ? readMonth(text) : text;
    }
    return row;
  });
