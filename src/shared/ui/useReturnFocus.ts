import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For dialogs that are mounted only while open: returns the focus to the element that opened them. If that is gone,
 * such as the row of a deleted record, focuses the closest `data-focus-home` around it, or else the page's heading.
 */
export function useReturnFocus(): void {
  const places = useRef<(HTMLElement | null)[]>([]);
  // Runs before the dialog takes the focus.
  useLayoutEffect(() => {
    const opener = openerOf(document.activeElement);
    places.current = [opener, opener?.closest<HTMLElement>('[data-focus-home]') ?? null];
  }, []);
  useEffect(() => {
    return () => {
      const [opener] = places.current;
      if (document.activeElement !== document.body) return; // The focus is elsewhere by now.
      const place =
        places.current.find((element) => element?.isConnected) ??
        document.querySelector<HTMLElement>('[data-page-heading]');
      place?.focus({ preventScroll: opener === place });
    };
  }, []);
}

/** Returns a menu item disappears with its menu, so the menu's button counts as the opener. */
function openerOf(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
