import type { RefObject } from 'react';
import { useKeys } from './useKeys';

interface Keys {
  /** Moves down (1) or up (-1) by one row. */
  move: (by: 1 | -1) => void;
  open: () => void;
  select: () => void;
  help: () => void;
  search: RefObject<HTMLInputElement | null>;
}

/** Keyboard shortcuts of a list: j and k move, Enter opens, x selects, / focuses the search, ? shows the shortcuts. */
export function useListKeys({ move, open, select, help, search }: Keys): void {
  useKeys((at) => ({
    j: () => move(1),
    k: () => move(-1),
    x: select,
    '?': help,
    '/': () => search.current?.focus(),
    // A focused control handles Enter itself.
    Enter: at.closest('a, button') ? undefined : open,
  }));
}
