import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addSubmittalAttachment } from '@/api/generated/submittals/addSubmittalAttachment.gen';
import { addSubmittalComment } from '@/api/generated/submittals/addSubmittalComment.gen';
import { bulkUpdateSubmittals } from '@/api/generated/submittals/bulkUpdateSubmittals.gen';
import { createSubmittal } from '@/api/generated/submittals/createSubmittal.gen';
import { deleteSubmittal } from '@/api/generated/submittals/deleteSubmittal.gen';
import { exportSubmittals } from '@/api/generated/submittals/exportSubmittals.gen';
import {
  getSubmittal,
  getSubmittalOptions,
  getSubmittalQueryKey,
} from '@/api/generated/submittals/getSubmittal.gen';
import { listSubmittalsInfiniteOptions } from '@/api/generated/submittals/listSubmittals.gen';
import { removeSubmittalAttachment } from '@/api/generated/submittals/removeSubmittalAttachment.gen';
import { transitionSubmittal } from '@/api/generated/submittals/transitionSubmittal.gen';
import { updateSubmittal } from '@/api/generated/submittals/updateSubmittal.gen';
import type {
  CreateSubmittalRequest,
  ListSubmittalsData,
  Submittal,
  SubmittalChanges,
  SubmittalRow,
  SubmittalTransition,
} from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import type { LogCalls, RecordAddress } from '@/shared/log/log';

const throwOnError = true;
export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, submittalId: id });

export const calls: LogCalls<SubmittalRow, Submittal, SubmittalChanges, SubmittalTransition> = {
  useList: (projectId, query: NonNullable<ListSubmittalsData['query']>) =>
    useInfiniteQuery({
      ...listSubmittalsInfiniteOptions({ path: { projectId }, query }),
      ...byCursor(projectId),
    }),
  useRecord: (at) => useQuery(getSubmittalOptions({ path: pathOf(at) })),
  keyOf: (at) => getSubmittalQueryKey({ path: pathOf(at) }),
  read: (at) => getSubmittal({ path: pathOf(at), throwOnError }),
  create: (projectId, body: CreateSubmittalRequest) =>
    createSubmittal({ path: { projectId }, body, throwOnError }),
  update: (at, body) => updateSubmittal({ path: pathOf(at), body, throwOnError }),
  remove: (at, version) => deleteSubmittal({ path: pathOf(at), query: { version }, throwOnError }),
  transition: (at, body) => transitionSubmittal({ path: pathOf(at), body, throwOnError }),
  comment: (at, body) => addSubmittalComment({ path: pathOf(at), body, throwOnError }),
  attach: (at, { file }, upload) =>
    addSubmittalAttachment({ path: pathOf(at), body: { file }, fetch: upload, throwOnError }),
  detach: (at, attachmentId, version) =>
    removeSubmittalAttachment({
      path: { ...pathOf(at), attachmentId },
      query: { version },
      throwOnError,
    }),
  bulk: (projectId, body) => bulkUpdateSubmittals({ path: { projectId }, body, throwOnError }),
  exportCsv: (projectId, query) => exportSubmittals({ path: { projectId }, query, throwOnError }),
};
