import { Checkbox } from '@mantine/core';
import classes from './DataTable.module.css';

interface Props {
  rows: readonly { id: string }[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
}

/** Shows the checkbox in the head of a table. */
export function SelectAll({ rows, selected, onSelect }: Props) {
  const allSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <th className={`grid p-0 place-center ${classes.check}`} scope="col">
      <Checkbox
        aria-label="Select all loaded rows"
        checked={allSelected}
        indeterminate={!allSelected && selected.size > 0}
        onChange={(event) =>
          onSelect(
            rows.map(({ id }) => id),
            event.currentTarget.checked,
          )
        }
      />
    </th>
  );
}
