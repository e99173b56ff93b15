import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { leave, wouldLose } from './leaveGuard';

let preloadPath: (path: string) => void = () => {};

/** Sets the function that preloads the page of a path. */
export function onPreload(preload: (path: string) => void): void {
  preloadPath = preload;
}

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link within the portal. Preloads the page on hover and focus. Asks for confirmation if unsaved changes would be
 * lost.
 */
export function AppLink({ href, onPointerEnter, onFocus, onClick, ...rest }: AppLinkProps) {
  const preload = () => preloadPath(href.split('?')[0] ?? href);
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
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !wouldLose(href)) return;
        event.preventDefault();
        leave(() => navigate(href));
      }}
      {...rest}
    />
  );
}
