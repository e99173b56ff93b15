import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addPunchItemAttachment } from '@/api/generated/punch-items/addPunchItemAttachment.gen';
import { addPunchItemComment } from '@/api/generated/punch-items/addPunchItemComment.gen';
import { bulkUpdatePunchItems } from '@/api/generated/punch-items/bulkUpdatePunchItems.gen';
import { createPunchItem } from '@/api/generated/punch-items/createPunchItem.gen';
import { deletePunchItem } from '@/api/generated/punch-items/deletePunchItem.gen';
import { exportPunchItems } from '@/api/generated/punch-items/exportPunchItems.gen';
import {
  getPunchItem,
  getPunchItemOptions,
  getPunchItemQueryKey,
} from '@/api/generated/punch-items/getPunchItem.gen';
import { listPunchItemsInfiniteOptions } from '@/api/generated/punch-items/listPunchItems.gen';
import { removePunchItemAttachment } from '@/api/generated/punch-items/removePunchItemAttachment.gen';
import { transitionPunchItem } from '@/api/generated/punch-items/transitionPunchItem.gen';
import { updatePunchItem } from '@/api/generated/punch-items/updatePunchItem.gen';
import type {
  CreatePunchItemRequest,
  ListPunchItemsData,
  PunchItem,
  PunchItemChanges,
  PunchItemRow,
  PunchItemTransition,
} from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import type { LogCalls, RecordAddress } from '@/shared/log/log';

const throwOnError = true;
export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, punchItemId: id });

export const calls: LogCalls<PunchItemRow, PunchItem, PunchItemChanges, PunchItemTransition> = {
  useList: (projectId, query: NonNullable<ListPunchItemsData['query']>) =>
    useInfiniteQuery({
      ...listPunchItemsInfiniteOptions({ path: { projectId }, query }),
      ...byCursor(projectId),
    }),
  useRecord: (at) => useQuery(getPunchItemOptions({ path: pathOf(at) })),
  keyOf: (at) => getPunchItemQueryKey({ path: pathOf(at) }),
  read: (at) => getPunchItem({ path: pathOf(at), throwOnError }),
  create: (projectId, body: CreatePunchItemRequest) =>
    createPunchItem({ path: { projectId }, body, throwOnError }),
  update: (at, body) => updatePunchItem({ path: pathOf(at), body, throwOnError }),
  remove: (at, version) => deletePunchItem({ path: pathOf(at), query: { version }, throwOnError }),
  transition: (at, body) => transitionPunchItem({ path: pathOf(at), body, throwOnError }),
  comment: (at, body) => addPunchItemComment({ path: pathOf(at), body, throwOnError }),
  attach: (at, body, upload) =>
    addPunchItemAttachment({ path: pathOf(at), body, fetch: upload, throwOnError }),
  detach: (at, attachmentId, version) =>
    removePunchItemAttachment({
      path: { ...pathOf(at), attachmentId },
      query: { version },
      throwOnError,
    }),
  bulk: (projectId, body) => bulkUpdatePunchItems({ path: { projectId }, body, throwOnError }),
  exportCsv: (projectId, query) => exportPunchItems({ path: { projectId }, query, throwOnError }),
};
