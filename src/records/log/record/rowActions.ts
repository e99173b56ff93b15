import { type Icon, IconLink, IconStar, IconStarFilled, IconUserPlus } from '@tabler/icons-react';
import type { AnyLog, RecordRow } from '../log';

interface RowAction {
  kind: string;
  key: string;
  /** What the dialog of keys says. */
  help: string;
  /** The words of the cell that offers it. */
  cell?: string;
  /** The button at the end of the row that offers it, with another icon while it is on. */
  button?: { label: string; icon: Icon; isOn?: { icon: Icon; test: (row: RecordRow) => boolean } };
  isPermitted: (log: AnyLog, row: RecordRow) => boolean;
}

const mayUpdate = ({ permittedActions }: RecordRow) => permittedActions.includes('update');

/** What can be done with a row of a log, by a key, a cell or a button. */
export const rowActions: readonly RowAction[] = [
  {
    kind: 'status',
    key: 's',
    help: 'Change the status of the row',
    cell: 'Change status',
    isPermitted: (_, { permittedStatuses }) => permittedStatuses.length > 0,
  },
  {
    kind: 'due',
    key: 'd',
    help: 'Change the due date of the row',
    cell: 'Change due date',
    isPermitted: (log, row) => log.fields.some(({ name }) => name === 'dueDate') && mayUpdate(row),
  },
  {
    kind: 'assign',
    key: 'a',
    help: 'Assign the row, or the open record',
    cell: 'Change assignees',
    button: { label: 'Assign', icon: IconUserPlus },
    isPermitted: (log, row) => log.assignable !== null && mayUpdate(row),
  },
  {
    kind: 'watch',
    key: 'w',
    help: 'Watch the row, or stop watching it',
    button: {
      label: 'Watch',
      icon: IconStar,
      isOn: { icon: IconStarFilled, test: ({ watching }) => watching },
    },
    isPermitted: () => true,
  },
  {
    kind: 'copy',
    key: 'l',
    help: 'Copy the link to the row',
    button: { label: 'Copy link to', icon: IconLink },
    isPermitted: () => true,
  },
];
