import writeExcelFile from 'write-excel-file/universal';
import type { BudgetLine } from '@/api/generated/types.gen';
import { type SheetCell, sheetOf } from './workbook';

const WIDTHS = [12, 36, 9, 14, 16, 14, 11, 8, 13];

/** Returns the cells as the library takes them. */
export const cellsFor = (rows: readonly (readonly SheetCell[])[]) =>
  rows.map((row, index) =>
    row.map((cell) => {
      if (!cell) return null;
      const isStrong = index === 0 || index === rows.length - 1;
      const bold = isStrong ? { fontWeight: 'bold' as const } : {};
      if (cell.type === 'text') return { type: String, value: cell.value, ...bold };
      const { value, format } = cell;
      if (cell.type === 'number') return { type: Number, value: cell.value, format, ...bold };
      return { type: 'Formula' as const, value: String(value), format, ...bold };
    }),
  );

/** Returns the lines as an XLSX file. */
export function workbookOf(lines: readonly BudgetLine[]): Promise<Blob> {
  const rows = sheetOf(lines);
  const columns = rows[0]?.map((_, index) => ({ width: WIDTHS[index] ?? 17 })) ?? [];
  return writeExcelFile(cellsFor(rows), { columns, stickyRowsCount: 1, sheet: 'Budget' }).toBlob();
}
