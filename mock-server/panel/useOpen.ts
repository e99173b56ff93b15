import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Whether the panel is open, and where the focus goes: into the panel, and back to where it was.
 * @param entry what gets the focus on opening, while it is there
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
      // A touch screen's keyboard would cover the panel.
      const touch = matchMedia('(pointer: coarse)').matches;
      const target = touch ? panel.current : (entry.current ?? panel.current);
      target?.focus();
      return;
    }
    const back = before.current;
    before.current = null;
    // Who has gone on to work in the page meanwhile is left there.
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
    // Once, at the start: before any dialog of the app, which Escape would close as well.
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);

  return { open, toggle };
}

const holdsFocus = (element: Element | null) => Boolean(element?.contains(document.activeElement));
