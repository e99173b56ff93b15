import type { KeyboardEvent } from 'react';
import type { TreeRow } from './format/tree';

interface Acts {
  moveTo: (index: number) => void;
  setExpanded: (row: TreeRow, on: boolean) => void;
  choose: (row: TreeRow) => void;
  toggle: (row: TreeRow) => void;
  onIsolate: (elements: readonly string[]) => void;
}

/** Returns the keys of the tree, as the pattern for trees of WAI-ARIA has them. */
export const keysOf =
  (rows: readonly TreeRow[], index: number, acts: Acts) => (event: KeyboardEvent) => {
    const { moveTo, setExpanded, choose, toggle, onIsolate } = acts;
    const row = rows[index];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = new Map([
      ['ArrowDown', () => moveTo(index + 1)],
      ['ArrowUp', () => moveTo(index - 1)],
      ['Home', () => moveTo(0)],
      ['End', () => moveTo(rows.length - 1)],
      ['ArrowRight', () => (row.expanded === false ? setExpanded(row, true) : moveTo(index + 1))],
      ['ArrowLeft', () => (row.expanded ? setExpanded(row, false) : moveTo(parentOf(rows, index)))],
      ['Enter', () => choose(row)],
      [' ', () => choose(row)],
      ['h', () => toggle(row)],
      ['i', () => onIsolate(row.elements)],
    ]);
    const todo = keys.get(event.key);
    if (!todo) return;
    event.preventDefault();
    todo();
  };

/** Returns the parent of a row. A top-level row is its own parent. */
function parentOf(rows: readonly TreeRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let i = index - 1; i >= 0; i--) if ((rows[i]?.level ?? 1) < level) return i;
  return index;
}
