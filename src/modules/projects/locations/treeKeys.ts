import type { KeyboardEvent } from 'react';
import type { ProjectLocation } from '@/api/generated/types.gen';
import type { LocationRow, Row } from './tree';

type Step = 'up' | 'down' | 'in' | 'out';

interface Acts {
  moveTo: (index: number) => void;
  setOpen: (id: string, open: boolean) => void;
  /** Absent for those who only look. */
  edit?: {
    addAfter: (location: ProjectLocation) => void;
    addIn: (location: ProjectLocation) => void;
    rename: (location: ProjectLocation) => void;
    remove: (location: ProjectLocation) => void;
    step: (location: ProjectLocation, to: Step) => void;
  };
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Returns the keys of the tree, as the pattern for trees of WAI-ARIA has them, and those that change it. */
export const keysOf =
  (rows: readonly Row[], index: number, { moveTo, setOpen, edit }: Acts) =>
  (event: KeyboardEvent) => {
    const row = rows[index];
    const isOnTree = event.target === event.currentTarget;
    if (!row || !('location' in row) || !isOnTree || event.ctrlKey || event.metaKey) return;
    const { location, expanded } = row;
    const todo = event.altKey
      ? moving(event, (to) => edit?.step(location, to))
      : new Map<string, (() => void) | undefined>([
          ['ArrowDown', () => moveTo(index + 1)],
          ['ArrowUp', () => moveTo(index - 1)],
          ['Home', () => moveTo(0)],
          ['End', () => moveTo(rows.length - 1)],
          [
            'ArrowRight',
            () => (expanded === false ? setOpen(location.id, true) : moveTo(index + 1)),
          ],
          [
            'ArrowLeft',
            () => (expanded ? setOpen(location.id, false) : moveTo(parentOf(rows, index, row))),
          ],
          ['Enter', edit && (() => edit.addAfter(location))],
          ['Insert', edit && (() => edit.addIn(location))],
          ['F2', edit && (() => edit.rename(location))],
          ['Delete', edit && (() => edit.remove(location))],
        ]).get(event.key);
    if (!todo) return;
    event.preventDefault();
    todo();
  };

/** With Alt and Shift, arrows move the location. Alt alone belongs to the browser. */
function moving({ shiftKey, key }: KeyboardEvent, step: (to: Step) => void) {
  const to = shiftKey ? STEPS[key] : undefined;
  return to && (() => step(to));
}

/** Returns the row of what contains a location. A location at the top is its own. */
function parentOf(rows: readonly Row[], index: number, { level }: LocationRow): number {
  const before = rows.slice(0, index).findLastIndex((row) => row.level < level);
  return before < 0 ? index : before;
}
