import {
  addRfiAttachment,
  addRfiComment,
  bulkUpdateRfis,
  createRfi,
  deleteRfi,
  exportRfis,
  getRfi,
  getRfiQueryKey,
  listRfis,
  listRfisInfiniteQueryKey,
  removeRfiAttachment,
  transitionRfi,
  updateRfi,
  updateRfiWatch,
} from '@/api/generated/rfis.gen';
import type {
  CreateRfiRequest,
  Rfi,
  RfiChanges,
  RfiColumn,
  RfiRow,
  RfiTransition,
} from '@/api/generated/types.gen';
import { logOperations } from '@/records/log/operations';
import type { RecordAddress } from '@/records/log/operationTypes';

export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, rfiId: id });

export const operations = logOperations<
  ReturnType<typeof pathOf>,
  RfiRow,
  Rfi,
  CreateRfiRequest,
  RfiChanges,
  RfiTransition,
  RfiColumn
>({
  path: pathOf,
  list: ['listRfis', listRfis, listRfisInfiniteQueryKey],
  get: ['getRfi', getRfi, getRfiQueryKey],
  create: ['createRfi', createRfi],
  update: ['updateRfi', updateRfi],
  remove: ['deleteRfi', deleteRfi],
  transition: ['transitionRfi', transitionRfi],
  watch: ['updateRfiWatch', updateRfiWatch],
  comment: ['addRfiComment', addRfiComment],
  attach: ['addRfiAttachment', addRfiAttachment],
  detach: ['removeRfiAttachment', removeRfiAttachment],
  bulk: ['bulkUpdateRfis', bulkUpdateRfis],
  exportCsv: ['exportRfis', exportRfis],
});
