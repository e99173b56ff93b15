import { useEffect } from 'react';

let shown: string | undefined;
let cameBack = false;
addEventListener('popstate', () => {
  cameBack = true;
});

/**
 * Stands beside a page and acts once the page is there: a new page begins at its top, and the focus moves to
 * its heading, so that screen readers say where one is and Tab goes on from there.
 */
export function NavigationEffects({ path }: { path: string }) {
  useEffect(() => {
    const first = shown === undefined;
    const samePage = shown === path;
    shown = path;
    if (first || samePage) return;
    if (!cameBack) scrollTo(0, 0);
    cameBack = false;
    const heading =
      document.querySelector<HTMLElement>('[data-page-heading]') ?? document.querySelector('main');
    heading?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
