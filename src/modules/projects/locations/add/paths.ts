import type { LocationImportRow, LocationKind } from '@/api/generated/types.gen';
import { KINDS, kindsIn } from '../tree';

export type Field = keyof LocationImportRow;

export const FIELDS: readonly { field: Field; label: string; names: RegExp }[] = [
  { field: 'building', label: 'Building', names: /^(building|block|tower|structure)( name)?$/ },
  { field: 'level', label: 'Level', names: /^(level|floor|storey|story)( name)?$/ },
  { field: 'area', label: 'Area', names: /^(area|zone|section|apartment)( name)?$/ },
  { field: 'room', label: 'Room', names: /^(room|space)( (name|number|no\.?))?$/ },
  { field: 'archived', label: 'Archived', names: /^archived$/ },
];

/** The fields of columns by their names. Null for a column to leave out. */
export function namedFields(head: readonly string[]): (Field | null)[] {
  const taken = new Set<Field>();
  return head.map((name) => {
    const words = name
      .trim()
      .toLowerCase()
      .replace(/[_\s]+/g, ' ');
    const found = FIELDS.find(({ field, names }) => names.test(words) && !taken.has(field));
    if (found) taken.add(found.field);
    return found?.field ?? null;
  });
}

/** The fields of columns without names. Most projects have no areas. */
export function usualFields(width: number, base: LocationKind | null): (Field | null)[] {
  const inner = kindsIn(base).length > 0 && base === null ? KINDS : kindsIn(base);
  const kinds = width < inner.length ? inner.filter((kind) => kind !== 'area') : inner;
  return Array.from({ length: width }, (_, i) => kinds[i] ?? null);
}

/** The names of a location by their kind, as a row of an import has them. */
export function rowOf(path: readonly { kind: LocationKind; name: string }[]): LocationImportRow {
  return Object.fromEntries(path.map(({ kind, name }) => [kind, name]));
}

/**
 * Returns the rows of a table as the contract takes them.
 * @param base the location that all of them are in
 */
export function rowsFor(
  table: readonly (readonly string[])[],
  fields: readonly (Field | null)[],
  base: LocationImportRow,
): LocationImportRow[] {
  let before: LocationImportRow = {};
  return table.map((cells) => {
    const given: LocationImportRow = {};
    for (const [index, field] of fields.entries()) {
      const text = cells[index]?.trim() ?? '';
      if (field && text) given[field] = text;
    }
    const row = { ...base, ...filled(given, before) };
    before = row;
    return row;
  });
}

/** A spreadsheet often names a building and a level once, and leaves the cells below them empty. */
function filled(row: LocationImportRow, before: LocationImportRow): LocationImportRow {
  const first = KINDS.findIndex((kind) => row[kind]);
  const outer = KINDS.slice(0, Math.max(0, first)).map((kind) => [kind, before[kind] ?? '']);
  return { ...Object.fromEntries(outer.filter(([, name]) => name)), ...row };
}
