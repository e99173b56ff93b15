import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view when it appears, such as a message above a long form, and moves the focus to it if it asks for that. */
export function useComeIntoView<T extends HTMLElement>(
  appeared: boolean,
  takesFocus = false,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!appeared) return;
    if (takesFocus) ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [appeared, takesFocus]);
  return ref;
}
