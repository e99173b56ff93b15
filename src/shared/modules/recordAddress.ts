import { href } from '../routing/paths';
import { kindFacts } from './modules';

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
