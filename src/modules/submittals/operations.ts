import { addSubmittalAttachment } from '@/api/generated/submittals/addSubmittalAttachment.gen';
import { addSubmittalComment } from '@/api/generated/submittals/addSubmittalComment.gen';
import { bulkUpdateSubmittals } from '@/api/generated/submittals/bulkUpdateSubmittals.gen';
import { createSubmittal } from '@/api/generated/submittals/createSubmittal.gen';
import { deleteSubmittal } from '@/api/generated/submittals/deleteSubmittal.gen';
import { exportSubmittals } from '@/api/generated/submittals/exportSubmittals.gen';
import { getSubmittal, getSubmittalQueryKey } from '@/api/generated/submittals/getSubmittal.gen';
import {
  listSubmittals,
  listSubmittalsInfiniteQueryKey,
} from '@/api/generated/submittals/listSubmittals.gen';
import { removeSubmittalAttachment } from '@/api/generated/submittals/removeSubmittalAttachment.gen';
import { transitionSubmittal } from '@/api/generated/submittals/transitionSubmittal.gen';
import { updateSubmittal } from '@/api/generated/submittals/updateSubmittal.gen';
import type {
  CreateSubmittalRequest,
  Submittal,
  SubmittalChanges,
  SubmittalRow,
  SubmittalTransition,
} from '@/api/generated/types.gen';
import { logOperations, type RecordAddress } from '@/shared/log/operations';

export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, submittalId: id });

export const operations = logOperations<
  ReturnType<typeof pathOf>,
  SubmittalRow,
  Submittal,
  CreateSubmittalRequest,
  SubmittalChanges,
  SubmittalTransition
>({
  path: pathOf,
  list: ['listSubmittals', listSubmittals, listSubmittalsInfiniteQueryKey],
  get: ['getSubmittal', getSubmittal, getSubmittalQueryKey],
  create: ['createSubmittal', createSubmittal],
  update: ['updateSubmittal', updateSubmittal],
  remove: ['deleteSubmittal', deleteSubmittal],
  transition: ['transitionSubmittal', transitionSubmittal],
  comment: ['addSubmittalComment', addSubmittalComment],
  attach: ['addSubmittalAttachment', addSubmittalAttachment],
  detach: ['removeSubmittalAttachment', removeSubmittalAttachment],
  bulk: ['bulkUpdateSubmittals', bulkUpdateSubmittals],
  exportCsv: ['exportSubmittals', exportSubmittals],
});
