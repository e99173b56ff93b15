import { useState } from 'react';
import type { ListQuery, ViewState } from './view';

/** The rows of a list and the query that loads them. */
export interface LoadedRows<Row> {
  list: ListQuery;
  /** The loaded rows; undefined until the first are loaded. */
  rows: readonly Row[] | undefined;
  /** Number of matching rows; undefined while unknown. */
  total: number | undefined;
}

interface Options<Row, Dialog extends string> extends LoadedRows<Row> {
  /** The result of `useView`. */
  state: ViewState & { hrefOf(part: Record<string, string>): string };
  /** The parameters of the address that open a dialog; the first has the id of the open row. */
  opens: readonly [string, ...string[]];
  /** The dialogs that buttons of the page open. */
  dialogs?: readonly Dialog[];
}

/** Returns the rows that an infinite query has loaded so far. */
export const loaded = <Row>(
  list: ListQuery & { data: { pages: { data: Row[]; total: number }[] } | undefined },
): LoadedRows<Row> => ({
  list,
  rows: list.data?.pages.flatMap(({ data }) => data),
  total: list.data?.pages[0]?.total,
});

/** What is listed and open on a page for `TablePage`. The address says which row is open. */
export function useListPage<Row extends { id: string }, Dialog extends string = never>(
  options: Options<Row, Dialog>,
) {
  const { state, opens } = options;
  const [dialog, show] = useState<Dialog | null>(null);
  const [item] = opens;
  return {
    ...options,
    openId: String(state.view[item] ?? '') || null,
    open: ({ id }: Row) => state.change({ [item]: id }),
    /** The address of an open row. */
    hrefTo: (id: string) => state.hrefOf({ [item]: id }),
    dialog,
    show,
    /** Closes any dialog. */
    close: () => {
      show(null);
      state.change(Object.fromEntries(opens.map((name) => [name, ''])));
    },
  };
}
