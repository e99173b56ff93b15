import type { StreamEvent } from '@/api/generated/types.gen';

type Listener = (event: StreamEvent) => void;

const listeners = new Set<Listener>();

/** Calls the listener with each event at once, for what is more than an answer to read again. @returns a function that stops */
export function listenToEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellListeners(event: StreamEvent): void {
  for (const listener of listeners) listener(event);
}
