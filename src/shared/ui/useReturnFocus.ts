import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For dialogs that are there only while they are open: gives the focus back to what opened them. When that has gone in
 * the meantime, as the row of a deleted record has, it goes to what bears `data-focus-home` around it, or else to the
 * page's heading.
 */
export function useReturnFocus(): void {
  const places = useRef<(HTMLElement | null)[]>([]);
  // Before the dialog takes the focus, which it does soon after.
  useLayoutEffect(() => {
    const opener = openerOf(document.activeElement);
    places.current = [opener, opener?.closest<HTMLElement>('[data-focus-home]') ?? null];
  }, []);
  useEffect(() => {
    return () => {
      const [opener] = places.current;
      if (document.activeElement !== document.body) return; // Somebody else has taken it.
      const place =
        places.current.find((one) => one?.isConnected) ??
        document.querySelector<HTMLElement>('[data-page-heading]');
      place?.focus({ preventScroll: opener === place });
    };
  }, []);
}

/** The item of a menu goes away with it; the button of the menu stays. */
function openerOf(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
