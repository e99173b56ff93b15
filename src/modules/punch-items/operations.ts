import {
  addPunchItemAttachment,
  addPunchItemComment,
  bulkUpdatePunchItems,
  createPunchItem,
  deletePunchItem,
  exportPunchItems,
  getPunchItem,
  getPunchItemQueryKey,
  listPunchItems,
  listPunchItemsInfiniteQueryKey,
  removePunchItemAttachment,
  transitionPunchItem,
  updatePunchItem,
  updatePunchItemWatch,
} from '@/api/generated/punch-items.gen';
import type {
  CreatePunchItemRequest,
  PunchItem,
  PunchItemChanges,
  PunchItemColumn,
  PunchItemRow,
  PunchItemTransition,
} from '@/api/generated/types.gen';
import { logOperations } from '@/records/log/operations';
import type { RecordAddress } from '@/records/log/operationTypes';

export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, punchItemId: id });

export const operations = logOperations<
  ReturnType<typeof pathOf>,
  PunchItemRow,
  PunchItem,
  CreatePunchItemRequest,
  PunchItemChanges,
  PunchItemTransition,
  PunchItemColumn
>({
  path: pathOf,
  list: ['listPunchItems', listPunchItems, listPunchItemsInfiniteQueryKey],
  get: ['getPunchItem', getPunchItem, getPunchItemQueryKey],
  create: ['createPunchItem', createPunchItem],
  update: ['updatePunchItem', updatePunchItem],
  remove: ['deletePunchItem', deletePunchItem],
  transition: ['transitionPunchItem', transitionPunchItem],
  watch: ['updatePunchItemWatch', updatePunchItemWatch],
  comment: ['addPunchItemComment', addPunchItemComment],
  attach: ['addPunchItemAttachment', addPunchItemAttachment],
  detach: ['removePunchItemAttachment', removePunchItemAttachment],
  bulk: ['bulkUpdatePunchItems', bulkUpdatePunchItems],
  exportCsv: ['exportPunchItems', exportPunchItems],
});
