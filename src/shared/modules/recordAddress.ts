import { href } from '../routing/paths';
import { recordIdIn } from '../routing/recordId';
import { allKinds, kindFacts, type RecordPage } from './modules';

/** The address of a record of any type; null for a type that has no page of its own. */
export function recordAddress(
  { type, id }: { type: string; id: string },
  query: Readonly<Record<string, string>>,
): string | null {
  const page = kindFacts(type)?.page;
  if (!page) return null;
  const { path, parameter, tab } = page;
  return parameter
    ? href(path, { ...query, tab, [parameter]: id })
    : href(`${path}/${encodeURIComponent(id)}`, query);
}

/** The record that an address shows, of any type with a page of its own; null for none. */
export function recordAt(
  path: string,
  query: URLSearchParams,
): { type: string; id: string } | null {
  for (const [type, { page }] of allKinds()) {
    if (!page) continue;
    const id = page.parameter ? inQuery(page, path, query) : inPath(page, path);
    if (id) return { type, id };
  }
  return null;
}

function inPath({ path: pagePath }: RecordPage, path: string): string | null {
  const isBelow = path.startsWith(`${pagePath}/`) && !path.slice(pagePath.length + 1).includes('/');
  return isBelow ? recordIdIn(path, pagePath) : null;
}

function inQuery(
  { path: pagePath, parameter = '', tab }: RecordPage,
  path: string,
  query: URLSearchParams,
): string | null {
  const isHere = path === pagePath && (tab === undefined || query.get('tab') === tab);
  return isHere ? query.get(parameter) : null;
}
