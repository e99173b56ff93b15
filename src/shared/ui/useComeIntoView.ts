import { type RefObject, useEffect, useRef } from 'react';

/** Brings what has just appeared, such as a message above a long form, to where the person is looking. */
export function useComeIntoView<T extends HTMLElement>(appeared: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (appeared) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [appeared]);
  return ref;
}
