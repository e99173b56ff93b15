import type { QueryClient } from '@tanstack/react-query';

let markShown = () => {};
const shown = new Promise<void>((resolve) => {
  markShown = resolve;
});

/** Called when a page is shown. */
export const pageShown = () => markShown();

/**
 * Resolves when the first page is shown with its data and the browser is idle. Code that no screen waits for, such as
 * push messages and session replay, loads then.
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
