import * as paths from './addresses';

export { paths };

/** Tells whether a page is for visitors, who see nothing of the portal around it. */
export const isForVisitors = (path: string): boolean =>
  path === paths.publicViewer || path.startsWith(`${paths.publicViewer}/`);

/** Adds query parameters to a path. Omits those that are undefined or empty. */
export function href(path: string, query: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Removes trailing slashes: '/login/' and '/login' are the same page. */
export const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/**
 * Returns the address to open after sign-in: the requested one if it belongs to the portal, otherwise home. It is the one that
 * browsers make of it: they parse '/\t/host' as '//host', and '/..//host' as a path that begins so.
 */
export function safeNext(next: string | null): string {
  const own = next?.startsWith('/') ? ownAddress(next) : '//';
  return own && !own.startsWith('//') ? own : paths.home;
}

/** Returns path, query and fragment of an address on the portal's host; undefined for any other. */
export function ownAddress(link: string | undefined): string | undefined {
  const url = link ? URL.parse(link, location.origin) : null;
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
}
