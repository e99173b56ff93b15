import type { QueryClient } from '@tanstack/react-query';
import { isSparing } from '@/shared/connection';

let markShown = () => {};
const shown = new Promise<void>((resolve) => {
  markShown = resolve;
});

/** Called when a page is shown. */
export const pageShown = () => markShown();

/** Signs that a person uses the page. */
const ACTIONS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Resolves when the first page is shown with its data and the browser is idle. Code that no screen waits for, such as
 * live updates and push messages, loads then. On a metered or slow connection, it waits until the person does something:
 * a page that is only looked at costs no more than what it shows.
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
  if (isSparing()) return firstAction();
  await new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}

const firstAction = () =>
  new Promise<void>((resolve) => {
    for (const action of ACTIONS) addEventListener(action, () => resolve(), { once: true });
  });
