import { useSyncExternalStore } from 'react';

let isPrinting = false;
const listeners = new Set<() => void>();

export function setPrinting(on: boolean): void {
  isPrinting = on;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the browser prints the page now. What is drawn bit by bit draws all that is loaded. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
