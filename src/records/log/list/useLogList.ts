import { useCallback, useMemo } from 'react';
import { useSelection } from '@/shared/collection/useSelection';
import { useSteadyRows } from '@/shared/live/useSteadyRows';
import { useAddressQueryText } from '@/shared/routing/search';
import { recordPath } from '../../common/recordTypes';
import type { AnyLog } from '../log';
import { queryOf, viewOptionsOf } from '../query';
import { useLogView } from '../useLogView';

/**
 * Returns the records that match the view in the address, as far as they are loaded, and those of them that are
 * selected.
 */
export function useLogList(log: AnyLog, projectId: string) {
  const viewOptions = useMemo(() => viewOptionsOf(log), [log]);
  const [view, changeView] = useLogView(viewOptions);
  const selection = useSelection(log.recordType.type);
  // The board has no groups.
  const query = queryOf(view.board ? { ...view, group: '' } : view);
  const list = log.operations.list.useQuery(projectId, query);
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const last = list.data?.pages.at(-1);
  const queryText = useAddressQueryText();
  const { type } = log.recordType;
  const addressOf = useCallback(
    (id: string) => recordPath({ type, id }) + (queryText && `?${queryText}`),
    [type, queryText],
  );
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);
  return {
    view,
    changeView,
    query,
    list,
    rows,
    steady: useSteadyRows(rows),
    total: last?.total,
    counts: last?.counts as Record<string, number> | undefined,
    groups: last?.groups,
    selection,
    chosen: rows.filter(({ id }) => selection.selected.has(id)),
    columns: useMemo(() => log.columns(addressOf), [log, addressOf]),
    addressOf,
    more,
  };
}

export type LogList = ReturnType<typeof useLogList>;
