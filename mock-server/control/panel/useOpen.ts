import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Manages whether the panel is open, and the focus: into the panel, and back on closing.
 * @param entry gets the focus on opening if it exists
 */
export function useOpen(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  entry: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState(false);
  const before = useRef<Element | null>(null);

  const toggle = () => {
    if (!open) before.current = document.activeElement;
    setOpen(!open);
  };

  useEffect(() => {
    if (open) {
      // The on-screen keyboard would cover the panel.
      const touch = matchMedia('(pointer: coarse)').matches;
      const target = touch ? panel.current : (entry.current ?? panel.current);
      target?.focus();
      return;
    }
    const back = before.current;
    before.current = null;
    // Leaves the focus alone if the user has moved on to the page.
    const stays = document.activeElement !== document.body && !holdsFocus(panel.current);
    if (!back || stays) return;
    const usable = back instanceof HTMLElement && back.isConnected && back !== document.body;
    (usable ? back : button.current)?.focus();
  }, [open, button, panel, entry]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey && event.shiftKey && event.code === 'KeyD') {
      event.preventDefault();
      toggle();
    } else if (event.key === 'Escape' && open && holdsFocus(panel.current)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      toggle();
    }
  });
  useEffect(() => {
    // Registered once, before any dialog of the app, which Escape would close as well.
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);

  return { open, toggle };
}

const holdsFocus = (element: Element | null) => Boolean(element?.contains(document.activeElement));
