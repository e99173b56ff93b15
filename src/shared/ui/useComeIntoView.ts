import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view when it appears, such as a message above a long form. */
export function useComeIntoView<T extends HTMLElement>(appeared: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (appeared) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [appeared]);
  return ref;
}
