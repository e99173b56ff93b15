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
/** What the generated keys of a list hold. */
interface Asked {
  path?: { projectId?: string };
  query?: Record<string, unknown>;
}

/** Parts of a query that leave no row out. */
const HARMLESS = ['sort', 'limit', 'cursor'];

/**
 * Shows a record, as the answer to a change has it, in the lists that are loaded. Reading them anew takes a call for
 * each hundred rows that somebody has scrolled by, and shows nothing before the last: that comes after.
 *
 * @param operation Name of the list's operation.
 * @param isNew It has just been created. Any other that is in no list was not read yet, or does not fit.
 */
export function showInLists(client: QueryClient, operation: string, row: Row, isNew = false): void {
  const queryKey = [{ _id: operation, _infinite: true }];
  for (const [key, list] of client.getQueriesData<InfiniteData<Page>>({ queryKey })) {
    if (!list) continue;
    const asked = (key[0] ?? {}) as Asked;
    client.setQueryData(key, isNew ? withNew(list, row, asked) : withChanged(list, row, asked));
  }
}

function withChanged(list: InfiniteData<Page>, row: Row, { query }: Asked): InfiniteData<Page> {
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

/** Where it belongs is plain only in a whole list that begins with the newest. */
function withNew(list: InfiniteData<Page>, row: Row, { path, query }: Asked): InfiniteData<Page> {
  const isWhole = Object.keys(query ?? {}).every((name) => HARMLESS.includes(name));
  const newestFirst = (query?.sort ?? '-createdAt') === '-createdAt';
  if (!isWhole || !newestFirst || path?.projectId !== row.projectId) return list;
  const pages = list.pages.map((page, index) => ({
    ...page,
    total: page.total + 1,
    data: index === 0 ? [row, ...page.data] : page.data,
  }));
  return { ...list, pages };
}
