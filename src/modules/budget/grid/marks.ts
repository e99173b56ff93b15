import type { ColumnId } from './columns';

/** A typed text that a cell was refused with. It stays until the user changes it or gives it up. */
export interface CellFault {
  text: string;
  code: string;
}
export type Marks<Value> = ReadonlyMap<string, ReadonlyMap<ColumnId, Value>>;

/** A copy of marks, to change it. */
export const copyMarks = <Value>(marks: Marks<Value>) =>
  new Map([...marks].map(([row, columns]) => [row, columns] as const));

/** Marks a cell; null takes its mark away. */
export function putMark<Value>(
  marks: Map<string, ReadonlyMap<ColumnId, Value>>,
  row: string,
  column: ColumnId,
  value: Value | null,
): void {
  const columns = new Map(marks.get(row));
  if (value === null) columns.delete(column);
  else columns.set(column, value);
  if (columns.size > 0) marks.set(row, columns);
  else marks.delete(row);
}
