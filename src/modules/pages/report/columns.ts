/** How a value of a row is shown and changed. */
export type Column<Row> = {
  key: keyof Row & string;
  label: string;
  /** The share of the width. */
  wide?: number;
} & (
  | { kind: 'text'; required?: boolean; maxLength?: number }
  | { kind: 'number'; max: number; step?: number }
  | { kind: 'choice'; options: readonly Option[]; clearable?: boolean }
  | {
      kind: 'party';
      of: 'people' | 'companies';
      projectId: string;
      /** What those who are chosen are called. */
      names: readonly { id: string; name: string }[];
      clearable?: boolean;
    }
  | { kind: 'day' }
  | { kind: 'check'; on: unknown; off: unknown }
);

export interface Option {
  value: string;
  label: string;
}

/** Whether a row can be saved: what must have words has them. */
export const isComplete = <Row extends object>(
  row: Row,
  columns: readonly Column<Row>[],
): boolean =>
  columns.every((column) => {
    const value = row[column.key];
    if (column.kind === 'text' && column.required) return String(value ?? '').trim() !== '';
    const isChoice = column.kind === 'choice' || column.kind === 'party';
    if (isChoice && !column.clearable) return Boolean(value);
    return true;
  });
