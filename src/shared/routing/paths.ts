import * as paths from './addresses';

export { paths };

/** Pages of single things for visitors are below these. */
export const visitorPaths = {
  album: `${paths.publicViewer}/albums`,
  photo: `${paths.publicViewer}/photos`,
  video: `${paths.publicViewer}/videos`,
  cam: `${paths.publicViewer}/field-cams`,
} as const;

/** Pages for people without an account, who see nothing of the portal around them. */
export const isForVisitors = (path: string): boolean =>
  path === paths.publicViewer || path.startsWith(`${paths.publicViewer}/`);

/** A path with query parameters; those that are undefined or empty are left out. */
export function href(path: string, query: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Trailing slashes do not matter: '/login/' and '/login' are one page. */
export const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** The id in the address of a record's own page, below that of its list; null on the list itself. */
export function recordIdIn(path: string, list: string): string | null {
  const segment = withoutTrailingSlash(path).slice(list.length + 1);
  try {
    return decodeURIComponent(segment) || null;
  } catch {
    return segment; // Not an encoding of anything; no record will have it.
  }
}

/**
 * Where to go after sign-in: the asked page if it is one of the portal's own, else home. Anything that a
 * browser could read as another host ('//host', '/\host') or as a scheme is refused.
 */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return paths.home;
  // A browser reads '/\t/host' as '//host'; what it cannot read at all leads nowhere either.
  return URL.parse(next, location.origin)?.origin === location.origin ? next : paths.home;
}

/** An address on the portal's own host as path, query and fragment; undefined for any other, and for none. */
export function ownAddress(link: string | undefined): string | undefined {
  const url = link ? URL.parse(link, location.origin) : null;
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
}
