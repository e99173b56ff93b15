import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

interface Props {
  label: string;
  /** The id of the column if it stays in view; undefined if it scrolls. */
  sticky: string | undefined;
  /** The server's name for sorting by this column; undefined if it cannot be sorted. */
  sort: string | undefined;
  /** The current sort column, with a minus for descending. */
  sorted: string;
  onSort: (sort: string) => void;
  /** The place of the column in a row of two lines. */
  place: string | undefined;
  children: ReactNode;
}

export function HeadCell({ label, sticky, sort, sorted, onSort, place, children }: Props) {
  const direction =
    sorted === sort ? 'ascending' : sorted === `-${sort}` ? 'descending' : undefined;
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={`row relative p-0-8 quiet text-xs medium nowrap clip ${classes.headCell}`}
      data-slot={place}
      data-sticky={sticky !== undefined || undefined}
      style={sticky === undefined ? undefined : { left: `var(--edge-${sticky})` }}
    >
      {sort ? (
        <button
          type="button"
          className={`inline-flex items-center gap-4 h-full p-0 borderless bare inherit font-inherit pointer ${classes.sort}`}
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
