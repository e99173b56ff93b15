import { type RefObject, useEffect } from 'react';

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
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target as HTMLElement;
      // Ignore keys in text fields, menus and dialogs.
      if (
        at.closest(
          'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"]',
        )
      ) {
        return;
      }
      const act = {
        j: () => move(1),
        k: () => move(-1),
        x: select,
        '?': help,
        '/': () => search.current?.focus(),
        // A focused control handles Enter itself.
        Enter: at.closest('a, button') ? undefined : open,
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [move, open, select, help, search]);
}
