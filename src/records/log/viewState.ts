import type { ViewState } from '@/shared/collection/view';
import { countFilters, type LogView, type LogViewOptions, noFilters } from './useLogView';

/** The view of a log in the shape that the toolbar and the list states need. */
export function viewStateOf(
  view: LogView,
  options: LogViewOptions,
  onChange: (change: Partial<LogView>) => void,
): ViewState {
  const hasFilters = countFilters(view, options) > 0;
  return {
    view: { q: view.q, sort: view.sort, layout: view.board ? 'board' : 'list' },
    change: ({ q, sort, layout }) =>
      onChange({
        ...(q !== undefined && { q }),
        ...(sort !== undefined && { sort }),
        // A list begins with its initial filters, a board without.
        ...(layout === 'list' && { filters: { ...options.initialFilters, ...view.filters } }),
        ...(layout !== undefined && { board: layout === 'board' }),
      }),
    hasFilters,
    isNarrowed: hasFilters || view.q !== '',
    clearFilters: () => onChange({ ...noFilters, q: view.q, filters: options.initialFilters }),
    clearAll: () => onChange(noFilters),
  };
}
