import type { QueryClient } from '@tanstack/react-query';

let markShown = () => {};
const shown = new Promise<void>((resolve) => {
  markShown = resolve;
});

/** Called when a page stands on the screen. */
export const pageShown = () => markShown();

/**
 * Resolves when the first page stands on the screen with its data and the browser has nothing better to do: the
 * time to load what no screen waits for, such as push messages and the recording of sessions.
 */
export async function firstScreenUsable(client: QueryClient): Promise<void> {
  await shown;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (client.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getQueryCache().subscribe(check);
    check();
  });
  await new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}
