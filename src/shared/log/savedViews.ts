import { type LogView, type LogViewOptions, readLogView, writeLogView } from './useLogView';

/** A view as it is saved: what its own parameters say, and nothing else of the address. */
export const savedQueryOf = (view: LogView, options: LogViewOptions): string =>
  writeLogView(new URLSearchParams(), view, options).toString();

/** Somebody else may have written a saved query: only what a view can say is taken from it. */
const viewIn = (query: string, options: LogViewOptions): LogView =>
  readLogView(new URLSearchParams(query), options);

/** The address of a saved view's list, in the project at hand whatever its query says. */
export function savedViewHref(
  { path, projectId }: { path: string; projectId: string },
  query: string,
  options: LogViewOptions,
): string {
  const search = new URLSearchParams({ project: projectId });
  return `${path}?${writeLogView(search, viewIn(query, options), options)}`;
}

/** The same for views that show the same: neither values of a filter nor columns have an order. */
function meaningOf(view: LogView, options: LogViewOptions): string {
  const columns = view.columns?.toSorted() ?? null;
  return [...new URLSearchParams(savedQueryOf({ ...view, columns }, options))]
    .map((parameter) => parameter.join('='))
    .sort()
    .join('&');
}

/** Whether a saved query leads to what is shown. */
export const isShown = (view: LogView, query: string, options: LogViewOptions): boolean =>
  meaningOf(viewIn(query, options), options) === meaningOf(view, options);
