import type { SavedView } from '@/api/generated/types.gen';
import { type LogView, type LogViewOptions, readLogView, writeLogView } from '../useLogView';

/** Returns a view as saved: its own parameters, without the rest of the address. */
export const savedQueryOf = (view: LogView, options: LogViewOptions): string =>
  writeLogView(new URLSearchParams(), { ...view, saved: '' }, options).toString();

/** A saved query can come from another user, so only known parameters are read. */
const viewIn = (query: string, options: LogViewOptions): LogView =>
  readLogView(new URLSearchParams(query), options);

/** The address of a saved view in the current project, even if its query names another project. */
export function savedViewHref(
  { path, projectId }: { path: string; projectId: string },
  { id, query }: Pick<SavedView, 'id' | 'query'>,
  options: LogViewOptions,
): string {
  const search = new URLSearchParams({ project: projectId });
  const view = { ...viewIn(query, options), saved: id };
  return `${path}?${writeLogView(search, view, options)}`;
}

/** Equal for views that show the same, whatever the order of filter values and columns. */
function meaningOf(view: LogView, options: LogViewOptions): string {
  const columns = view.columns?.toSorted() ?? null;
  return [...new URLSearchParams(savedQueryOf({ ...view, columns }, options))]
    .map((parameter) => parameter.join('='))
    .sort()
    .join('&');
}

/** Tells whether the current view equals a saved query. */
export const isShown = (view: LogView, query: string, options: LogViewOptions): boolean =>
  meaningOf(viewIn(query, options), options) === meaningOf(view, options);
