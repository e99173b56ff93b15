import type { CostCodeImportRow } from '@/api/generated/types.gen';
import { rowsIn, separatorOf } from '@/shared/files/cells';

const CODE = /^(cost )?code$|^(line )?number$/;
const TITLE = /^(title|name|description)$/;

/** What the host reads of a cell. */
const MOST = 300;

/**
 * Returns the codes of a table, and the number of its first row. Names of columns say where the code and the title are; without
 * them, they are in the first two columns.
 */
export function codesIn(table: readonly (readonly string[])[]): {
  rows: CostCodeImportRow[];
  first: number;
} {
  const names = (table[0] ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[_\s]+/g, ' '),
  );
  const [code, title] = [CODE, TITLE].map((fits) => names.findIndex((name) => fits.test(name)));
  const isNamed = code !== undefined && title !== undefined && code >= 0 && title >= 0;
  const [codeAt, titleAt] = isNamed ? [code, title] : [0, 1];
  const rows = (isNamed ? table.slice(1) : table).map((cells) => ({
    code: (cells[codeAt] ?? '').trim().slice(0, MOST),
    title: (cells[titleAt] ?? '').trim().slice(0, MOST),
  }));
  return { rows, first: isNamed ? 2 : 1 };
}

/** Reads what was copied from a spreadsheet, or typed with a comma or semicolon between code and title. */
export function pastedTable(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : separatorOf(text);
  return [...rowsIn(text, separator, 20)]
    .map(({ cells }) => cells)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
