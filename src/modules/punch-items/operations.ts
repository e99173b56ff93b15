import { addPunchItemAttachment } from '@/api/generated/punch-items/addPunchItemAttachment.gen';
import { addPunchItemComment } from '@/api/generated/punch-items/addPunchItemComment.gen';
import { bulkUpdatePunchItems } from '@/api/generated/punch-items/bulkUpdatePunchItems.gen';
import { createPunchItem } from '@/api/generated/punch-items/createPunchItem.gen';
import { deletePunchItem } from '@/api/generated/punch-items/deletePunchItem.gen';
import { exportPunchItems } from '@/api/generated/punch-items/exportPunchItems.gen';
import { getPunchItem, getPunchItemQueryKey } from '@/api/generated/punch-items/getPunchItem.gen';
import {
  listPunchItems,
  listPunchItemsInfiniteQueryKey,
} from '@/api/generated/punch-items/listPunchItems.gen';
import { removePunchItemAttachment } from '@/api/generated/punch-items/removePunchItemAttachment.gen';
import { transitionPunchItem } from '@/api/generated/punch-items/transitionPunchItem.gen';
import { updatePunchItem } from '@/api/generated/punch-items/updatePunchItem.gen';
import type {
  CreatePunchItemRequest,
  PunchItem,
  PunchItemChanges,
  PunchItemRow,
  PunchItemTransition,
} from '@/api/generated/types.gen';
import { logOperations, type RecordAddress } from '@/shared/log/operations';

export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, punchItemId: id });

export const operations = logOperations<
  ReturnType<typeof pathOf>,
  PunchItemRow,
  PunchItem,
  CreatePunchItemRequest,
  PunchItemChanges,
  PunchItemTransition
>({
  path: pathOf,
  list: ['listPunchItems', listPunchItems, listPunchItemsInfiniteQueryKey],
  get: ['getPunchItem', getPunchItem, getPunchItemQueryKey],
  create: ['createPunchItem', createPunchItem],
  update: ['updatePunchItem', updatePunchItem],
  remove: ['deletePunchItem', deletePunchItem],
  transition: ['transitionPunchItem', transitionPunchItem],
  comment: ['addPunchItemComment', addPunchItemComment],
  attach: ['addPunchItemAttachment', addPunchItemAttachment],
  detach: ['removePunchItemAttachment', removePunchItemAttachment],
  bulk: ['bulkUpdatePunchItems', bulkUpdatePunchItems],
  exportCsv: ['exportPunchItems', exportPunchItems],
});
