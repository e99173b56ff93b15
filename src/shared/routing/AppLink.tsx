import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { useOffers } from '@/api/offers';
import { isMet, type Route } from './route';

type Target = Pick<Route, 'page' | 'needs'>;
let routeOf: (path: string) => Target | undefined = () => undefined;

/** Sets the function that finds the page of a path. */
export function provideRoutes(find: typeof routeOf): void {
  routeOf = find;
}

const pathOf = (href: string) => href.split('?')[0] ?? href;

/** Returns a function that tells whether the host offers the page of an address. */
export function useReaches(): (href: string) => boolean {
  const offered = useOffers();
  return (href) => isMet(routeOf(pathOf(href))?.needs, offered);
}

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link within the portal. Preloads the page on hover and focus. To a page that the host does not offer, it is plain
 * text.
 */
export function AppLink({ href, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  // A text has no other name than its words.
  if (!useReaches()(href)) return <span {...rest} aria-label={undefined} />;
  const preload = () => void routeOf(pathOf(href))?.page.preload();
  return (
    <Link
      href={href}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
