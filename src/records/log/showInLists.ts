import type { InfiniteData, QueryClient } from '@tanstack/react-query';

interface Row {
  id: string;
  status?: string;
  projectId: string;
}
interface Page {
  data: Row[];
  total: number;
}
/** The part of a list's generated query key that matters here. */
interface ListKey {
  path?: { projectId?: string };
  query?: Record<string, unknown>;
}

/** Query parameters that filter nothing. */
const NO_FILTER = ['sort', 'limit', 'cursor'];

/**
 * Shows a written record in the loaded lists at once. A refetch comes later, and needs one call per loaded page.
 *
 * @param operation Id of the list operation.
 * @param isNew Whether the record was just created and has no row yet.
 */
export function showInLists(client: QueryClient, operation: string, row: Row, isNew = false): void {
  const queryKey = [{ _id: operation, _infinite: true }];
  for (const [key, list] of client.getQueriesData<InfiniteData<Page>>({ queryKey })) {
    if (!list) continue;
    const listKey = (key[0] ?? {}) as ListKey;
    client.setQueryData(key, isNew ? withNew(list, row, listKey) : withChanged(list, row, listKey));
  }
}

function withChanged(list: InfiniteData<Page>, row: Row, { query }: ListKey): InfiniteData<Page> {
  const statuses = query?.status as readonly string[] | undefined;
  const stays = !statuses || !row.status || statuses.includes(row.status);
  const replace = (old: Row) => {
    if (old.id !== row.id) return [old];
    return stays ? [row] : [];
  };
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, data: page.data.flatMap(replace) })),
  };
}

/** The place of a new row is known only in an unfiltered list with the newest first. */
function withNew(list: InfiniteData<Page>, row: Row, { path, query }: ListKey): InfiniteData<Page> {
  const isWhole = Object.keys(query ?? {}).every((name) => NO_FILTER.includes(name));
  const newestFirst = (query?.sort ?? '-createdAt') === '-createdAt';
  if (!isWhole || !newestFirst || path?.projectId !== row.projectId) return list;
  const pages = list.pages.map((page, index) => ({
    ...page,
    total: page.total + 1,
    data: index === 0 ? [row, ...page.data] : page.data,
  }));
  return { ...list, pages };
}
