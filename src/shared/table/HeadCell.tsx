import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

interface Props {
  label: string;
  /** The name under which the server sorts by the column; without one it cannot. */
  sort: string | undefined;
  /** What is sorted by, with a minus for descending. */
  sorted: string;
  onSort: (sort: string) => void;
  children: ReactNode;
}

export function HeadCell({ label, sort, sorted, onSort, children }: Props) {
  const direction =
    sorted === sort ? 'ascending' : sorted === `-${sort}` ? 'descending' : undefined;
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={direction} className={classes.headCell}>
      {sort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort(direction === 'ascending' ? `-${sort}` : sort)}
        >
          {label}
          {direction && <Arrow size={14} aria-hidden="true" />}
        </button>
      ) : (
        label
      )}
      {children}
    </th>
  );
}
