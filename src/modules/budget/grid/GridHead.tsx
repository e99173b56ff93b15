// biome-ignore-all lint/a11y/useSemanticElements: rows and cells of a virtual grid have places of their own, which tables undo.
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type GridColumn, isNumeric } from './columns';
import classes from './Grid.module.css';

interface Props {
  column: GridColumn;
  place: number;
  sort: string;
  onSort: (sort: string) => void;
}

export function GridHead({ column, place, sort, onSort }: Props) {
  const { id, header, title } = column;
  const isUp = sort === id;
  const isDown = sort === `-${id}`;
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      className={`row p-0-8 clip sunken quiet medium nowrap ${classes.headCell}`}
      aria-colindex={place + 1}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      data-first={place === 0 || undefined}
      data-numeric={isNumeric(column) || undefined}
      title={title}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={() => onSort(isUp ? `-${id}` : isDown ? '' : id)}
      >
        {header}
        {isUp && <IconArrowUp size={14} aria-hidden="true" />}
        {isDown && <IconArrowDown size={14} aria-hidden="true" />}
      </button>
    </div>
  );
}
