import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';

interface Props {
  columns: readonly { id: string; header: string }[];
  shown: readonly string[];
  /** The column that cannot be hidden, because it contains the link of the row. */
  fixed: string;
  /** Null restores the default columns. */
  onChange: (shown: readonly string[] | null) => void;
}

/** Chooses the columns of a table. */
export function ColumnsMenu({ columns, shown, fixed, onChange }: Props) {
  return (
    <Menu closeOnItemClick={false} position="bottom-end" shadow="md" width={200}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden="true" />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map(({ id, header }) => (
          <Menu.CheckboxItem
            key={id}
            disabled={id === fixed}
            checked={shown.includes(id)}
            onChange={(on) => onChange(on ? [...shown, id] : shown.filter((one) => one !== id))}
          >
            {header}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item closeMenuOnClick onClick={() => onChange(null)}>
          Reset
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
