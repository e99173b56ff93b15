import { useEffect } from 'react';
import { withoutTrailingSlash } from '@/shared/routing/paths';
import { pageShown } from './usable';

let shown: string | undefined;
/** The address that Back, Forward or the skip link led to last, until another page is shown. */
let cameBackTo: string | undefined;
addEventListener('popstate', () => {
  cameBackTo = withoutTrailingSlash(location.pathname);
});

/**
 * Rendered beside a page; acts once the page is shown. Scrolls a new page to its top and moves the focus to its
 * heading, so that screen readers announce the page and Tab continues from there.
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
