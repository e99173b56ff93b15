import { addRfiAttachment } from '@/api/generated/rfis/addRfiAttachment.gen';
import { addRfiComment } from '@/api/generated/rfis/addRfiComment.gen';
import { bulkUpdateRfis } from '@/api/generated/rfis/bulkUpdateRfis.gen';
import { createRfi } from '@/api/generated/rfis/createRfi.gen';
import { deleteRfi } from '@/api/generated/rfis/deleteRfi.gen';
import { exportRfis } from '@/api/generated/rfis/exportRfis.gen';
import { getRfi, getRfiQueryKey } from '@/api/generated/rfis/getRfi.gen';
import { listRfis, listRfisInfiniteQueryKey } from '@/api/generated/rfis/listRfis.gen';
import { removeRfiAttachment } from '@/api/generated/rfis/removeRfiAttachment.gen';
import { transitionRfi } from '@/api/generated/rfis/transitionRfi.gen';
import { updateRfi } from '@/api/generated/rfis/updateRfi.gen';
import type {
  CreateRfiRequest,
  Rfi,
  RfiChanges,
  RfiRow,
  RfiTransition,
} from '@/api/generated/types.gen';
import { logOperations, type RecordAddress } from '@/shared/log/operations';

export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, rfiId: id });

export const operations = logOperations<
  ReturnType<typeof pathOf>,
  RfiRow,
  Rfi,
  CreateRfiRequest,
  RfiChanges,
  RfiTransition
>({
  path: pathOf,
  list: ['listRfis', listRfis, listRfisInfiniteQueryKey],
  get: ['getRfi', getRfi, getRfiQueryKey],
  create: ['createRfi', createRfi],
  update: ['updateRfi', updateRfi],
  remove: ['deleteRfi', deleteRfi],
  transition: ['transitionRfi', transitionRfi],
  comment: ['addRfiComment', addRfiComment],
  attach: ['addRfiAttachment', addRfiAttachment],
  detach: ['removeRfiAttachment', removeRfiAttachment],
  bulk: ['bulkUpdateRfis', bulkUpdateRfis],
  exportCsv: ['exportRfis', exportRfis],
});
