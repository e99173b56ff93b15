import { useEffect } from 'react';
import { withoutTrailingSlash } from '@/shared/routing/paths';
import { pageShown } from './usable';

let shown: string | undefined;
/** Where Back or Forward led last, until another page is shown. The skip link counts as such, too. */
let cameBackTo: string | undefined;
addEventListener('popstate', () => {
  cameBackTo = withoutTrailingSlash(location.pathname);
});

/**
 * Stands beside a page and acts once the page is there: a new page begins at its top, and the focus moves to
 * its heading, so that screen readers say where one is and Tab goes on from there.
 */
export function NavigationEffects({ path }: { path: string }) {
  useEffect(pageShown, []);
  useEffect(() => {
    const first = shown === undefined;
    const samePage = shown === path;
    shown = path;
    if (first || samePage) return;
    if (cameBackTo !== path) scrollTo(0, 0);
    cameBackTo = undefined;
    const heading =
      document.querySelector<HTMLElement>('[data-page-heading]') ?? document.querySelector('main');
    heading?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
