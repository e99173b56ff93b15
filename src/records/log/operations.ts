import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { LogOperations, Page, RecordAddress, Table } from './operationTypes';

const throwOnError = true;

/** Turns a table of generated operations into LogOperations. */
export function logOperations<Path, Row, Item, Creation, Changes, Request, Column>(
  table: Table<Path, Row, Item, Creation, Changes, Request, Column>,
): LogOperations<Row, Item, Creation, Changes, Request, Column> {
  const { path } = table;
  const [list, listRecords, listKey] = table.list;
  const [get, getRecord, getKey] = table.get;
  const [create, createRecord] = table.create;
  const [update, updateRecord] = table.update;
  const [remove, removeRecord] = table.remove;
  const [transition, transitionRecord] = table.transition;
  const [watch, watchRecord] = table.watch;
  const [comment, addComment] = table.comment;
  const [attach, addAttachment] = table.attach;
  const [detach, removeAttachment] = table.detach;
  const [bulk, bulkUpdate] = table.bulk;
  const [exportCsv, exportRecords] = table.exportCsv;

  const key = (address: RecordAddress) => getKey({ path: path(address) });
  const optionsOf = (address: RecordAddress) =>
    queryOptions({
      queryKey: key(address),
      queryFn: async ({ signal }) =>
        (await getRecord({ path: path(address), signal, throwOnError })).data,
    });

  return {
    list: {
      id: list,
      useQuery: (projectId, query) =>
        useInfiniteQuery({
          queryKey: listKey({ path: { projectId }, query }),
          queryFn: async ({ pageParam: cursor, signal }) => {
            const page = { ...query, ...(cursor !== null && { cursor }) };
            return (await listRecords({ path: { projectId }, query: page, signal, throwOnError }))
              .data;
          },
          initialPageParam: null as string | null,
          getNextPageParam: ({ nextCursor }) => nextCursor,
          // Keeps the rows until those of a changed filter arrive.
          placeholderData: (before) => before,
        }),
      read: async (projectId, query, { limit, signal }) => {
        const rows: Row[] = [];
        let cursor: string | null = null;
        for (;;) {
          const page: Page<Row> = (
            await listRecords({
              path: { projectId },
              query: { ...query, ...(cursor !== null && { cursor }) },
              signal,
              throwOnError,
            })
          ).data;
          rows.push(...page.data);
          cursor = page.nextCursor;
          if (cursor === null || rows.length >= limit) {
            return { rows: rows.slice(0, limit), total: page.total };
          }
        }
      },
    },
    get: {
      id: get,
      useQuery: (address) => useQuery(optionsOf(address)),
      key,
      read: async (client, address) =>
        (await client.fetchQuery({ ...optionsOf(address), staleTime: 0 })).data,
    },
    create: {
      id: create,
      call: (projectId, body) => createRecord({ path: { projectId }, body, throwOnError }),
    },
    update: {
      id: update,
      call: (address, body) => updateRecord({ path: path(address), body, throwOnError }),
    },
    remove: {
      id: remove,
      call: (address, version) =>
        removeRecord({ path: path(address), query: { version }, throwOnError }),
    },
    transition: {
      id: transition,
      call: (address, body) => transitionRecord({ path: path(address), body, throwOnError }),
    },
    watch: {
      id: watch,
      call: (address, body) => watchRecord({ path: path(address), body, throwOnError }),
    },
    comment: {
      id: comment,
      call: (address, body) => addComment({ path: path(address), body, throwOnError }),
    },
    attach: {
      id: attach,
      call: (address, body, transfer) =>
        addAttachment({ path: path(address), body, ...transfer, throwOnError }),
    },
    detach: {
      id: detach,
      call: (address, attachmentId, version) =>
        removeAttachment({
          path: { ...path(address), attachmentId },
          query: { version },
          throwOnError,
        }),
    },
    bulk: {
      id: bulk,
      call: (projectId, body) => bulkUpdate({ path: { projectId }, body, throwOnError }),
    },
    exportCsv: {
      id: exportCsv,
      call: (projectId, query) => exportRecords({ path: { projectId }, query, throwOnError }),
    },
  };
}
