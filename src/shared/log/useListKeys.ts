import { type RefObject, useEffect } from 'react';

interface Keys {
  /** Goes down (1) or up (-1) by a row. */
  move: (by: 1 | -1) => void;
  open: () => void;
  select: () => void;
  help: () => void;
  search: RefObject<HTMLInputElement | null>;
}

/** j and k go through a list, Enter opens, x selects, / goes to the search, ? shows the keys. */
export function useListKeys({ move, open, select, help, search }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target as HTMLElement;
      // Where one types, letters are letters; in a menu or a dialog, keys are its own.
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
        // A control that has the focus does what it is for.
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
