import {
  addSubmittalAttachment,
  addSubmittalComment,
  bulkUpdateSubmittals,
  createSubmittal,
  deleteSubmittal,
  exportSubmittals,
  getSubmittal,
  getSubmittalQueryKey,
  listSubmittals,
  listSubmittalsInfiniteQueryKey,
  removeSubmittalAttachment,
  transitionSubmittal,
  updateSubmittal,
  updateSubmittalWatch,
} from '@/api/generated/submittals.gen';
import type {
  CreateSubmittalRequest,
  Submittal,
  SubmittalChanges,
  SubmittalColumn,
  SubmittalRow,
  SubmittalTransition,
} from '@/api/generated/types.gen';
import { logOperations } from '@/records/log/operations';
import type { RecordAddress } from '@/records/log/operationTypes';

export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, submittalId: id });

export const operations = logOperations<
  ReturnType<typeof pathOf>,
  SubmittalRow,
  Submittal,
  CreateSubmittalRequest,
  SubmittalChanges,
  SubmittalTransition,
  SubmittalColumn
>({
  path: pathOf,
  list: ['listSubmittals', listSubmittals, listSubmittalsInfiniteQueryKey],
  get: ['getSubmittal', getSubmittal, getSubmittalQueryKey],
  create: ['createSubmittal', createSubmittal],
  update: ['updateSubmittal', updateSubmittal],
  remove: ['deleteSubmittal', deleteSubmittal],
  transition: ['transitionSubmittal', transitionSubmittal],
  watch: ['updateSubmittalWatch', updateSubmittalWatch],
  comment: ['addSubmittalComment', addSubmittalComment],
  attach: ['addSubmittalAttachment', addSubmittalAttachment],
  detach: ['removeSubmittalAttachment', removeSubmittalAttachment],
  bulk: ['bulkUpdateSubmittals', bulkUpdateSubmittals],
  exportCsv: ['exportSubmittals', exportSubmittals],
});
