import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { setDensity, useDensity } from './useDensity';

interface Props {
  columns: readonly { id: string; header: string }[];
  shown: readonly string[];
  /** The ids of the shown columns for which the table is too narrow. */
  hidden: readonly string[];
  /** The column that cannot be hidden, because it contains the link of the row. */
  fixed: string;
  /** Null restores the default columns. */
  onChange: (shown: readonly string[] | null) => void;
}

/** Chooses the columns of a table, and how high its rows are. */
export function ColumnsMenu({ columns, shown, hidden, fixed, onChange }: Props) {
  const density = useDensity();
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
            onChange={(on) => onChange(on ? [...shown, id] : shown.filter((other) => other !== id))}
          >
            {header}
          </Menu.CheckboxItem>
        ))}
        <TooNarrow columns={columns} hidden={hidden} />
        <Menu.Item closeMenuOnClick onClick={() => onChange(null)}>
          Reset columns
        </Menu.Item>
        <Menu.Divider />
        <Menu.CheckboxItem
          checked={density === 'comfortable'}
          onChange={(on) => setDensity(on ? 'comfortable' : 'compact')}
        >
          Comfortable rows
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Names the columns that left the table. */
function TooNarrow({ columns, hidden }: Pick<Props, 'columns' | 'hidden'>) {
  const names = columns.filter(({ id }) => hidden.includes(id)).map(({ header }) => header);
  if (names.length === 0) return null;
  return (
    <Menu.Label>
      {names.length} hidden, too narrow: {names.join(', ')}
    </Menu.Label>
  );
}
