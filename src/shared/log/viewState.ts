import type { ViewState } from '../collection/view';
import { countFilters, type LogView, noFilters } from './useLogView';

/** The view of a log in the shape that the toolbar and the list states need. */
export function viewStateOf(
  view: LogView,
  onChange: (change: Partial<LogView>) => void,
): ViewState {
  const hasFilters = countFilters(view) > 0;
  return {
    view: { q: view.q, sort: view.sort, layout: view.board ? 'board' : 'list' },
    change: ({ q, sort, layout }) =>
      onChange({
        ...(q !== undefined && { q }),
        ...(sort !== undefined && { sort }),
        ...(layout !== undefined && { board: layout === 'board' }),
      }),
    hasFilters,
    isNarrowed: hasFilters || view.q !== '',
    clearFilters: () => onChange({ ...noFilters, q: view.q }),
    clearAll: () => onChange(noFilters),
  };
}
