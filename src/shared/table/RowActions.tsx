import { ActionIcon } from '@mantine/core';
import classes from './DataTable.module.css';
import type { RowControls } from './rowTypes';

interface Props<Row> {
  row: Row;
  nameOf: (row: Row) => string;
  controls: RowControls<Row>;
}

/** The actions at the end of a row. They take no tab stops: the keys of the list reach them (see KeysDialog). */
export const RowActions = <Row,>({ row, nameOf, controls }: Props<Row>) => (
  <td className={`row all-columns gap-4 p-0 ${classes.actions}`}>
    <ActionIcon.Group>
      {controls.actions
        .filter(({ isPermitted }) => isPermitted(row))
        .map(({ kind, label, shortcut, icon, isOn }) => (
          <ActionIcon
            key={kind}
            variant="default"
            size={28}
            tabIndex={-1}
            data-control={kind}
            aria-label={`${label} ${nameOf(row)}`}
            title={`${label} (${shortcut.toUpperCase()})`}
            aria-keyshortcuts={shortcut}
            aria-pressed={isOn?.test(row)}
            onClick={(event) => controls.onClick({ row, kind, anchor: event.currentTarget })}
          >
            {isOn?.test(row) ? isOn.icon : icon}
          </ActionIcon>
        ))}
    </ActionIcon.Group>
  </td>
);
