import { Menu } from '@mantine/core';

export interface ColumnsChoice {
  columns: readonly { id: string; header: string }[];
  shown: readonly string[];
  /** The ids of the shown columns for which the table is too narrow. */
  hidden: readonly string[];
  /** The column that cannot be hidden, because it contains the link of the row. */
  fixed: string;
  /** Null restores the default columns. */
  onChange: (shown: readonly string[] | null) => void;
}

/** The entries of a menu that choose the columns of a table, and name those for which it is too narrow. */
export function ColumnEntries({ columns, shown, hidden, fixed, onChange }: ColumnsChoice) {
  const names = columns.filter(({ id }) => hidden.includes(id)).map(({ header }) => header);
  return (
    <>
      {columns.map(({ id, header }) => (
        <Menu.CheckboxItem
          key={id}
          closeMenuOnClick={false}
          disabled={id === fixed}
          checked={shown.includes(id)}
          onChange={(on) => onChange(on ? [...shown, id] : shown.filter((other) => other !== id))}
        >
          {header}
        </Menu.CheckboxItem>
      ))}
      {names.length > 0 && (
        <Menu.Label>
          {names.length} hidden, too narrow: {names.join(', ')}
        </Menu.Label>
      )}
      <Menu.Item onClick={() => onChange(null)}>Reset columns</Menu.Item>
    </>
  );
}
