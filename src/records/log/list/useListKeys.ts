import type { RefObject } from 'react';
import { useKeys } from '@/shared/ui/useKeys';
import { rowActions } from '../record/rowActions';

interface Keys {
  /** Moves down (1) or up (-1) by one row. */
  move: (step: 1 | -1) => void;
  open: () => void;
  select: () => void;
  /** Uses a control of the current row; undefined while a record is open, which has keys of its own. */
  change: ((control: string) => void) | undefined;
  help: () => void;
  search: RefObject<HTMLInputElement | null>;
}

/** Keyboard shortcuts of a list; KeysDialog explains them. */
export function useListKeys({ move, open, select, change, help, search }: Keys): void {
  useKeys((focused) => ({
    j: () => move(1),
    k: () => move(-1),
    x: select,
    ...(change && Object.fromEntries(rowActions.map(({ key, kind }) => [key, () => change(kind)]))),
    '?': help,
    '/': () => search.current?.focus(),
    // A focused control handles Enter itself.
    Enter: focused.closest('a, button') ? undefined : open,
  }));
}
