import { withoutTrailingSlash } from './paths';

/** Returns the record id in an address below that of its list; null for the list itself. */
export function recordIdIn(path: string, list: string): string | null {
  const segment = withoutTrailingSlash(path).slice(list.length + 1);
  try {
    return decodeURIComponent(segment) || null;
  } catch {
    return segment; // Not valid percent-encoding, so no record matches.
  }
}
