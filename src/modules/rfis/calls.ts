import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addRfiAttachment } from '@/api/generated/rfis/addRfiAttachment.gen';
import { addRfiComment } from '@/api/generated/rfis/addRfiComment.gen';
import { bulkUpdateRfis } from '@/api/generated/rfis/bulkUpdateRfis.gen';
import { createRfi } from '@/api/generated/rfis/createRfi.gen';
import { deleteRfi } from '@/api/generated/rfis/deleteRfi.gen';
import { exportRfis } from '@/api/generated/rfis/exportRfis.gen';
import { getRfi, getRfiOptions, getRfiQueryKey } from '@/api/generated/rfis/getRfi.gen';
import { listRfisInfiniteOptions } from '@/api/generated/rfis/listRfis.gen';
import { removeRfiAttachment } from '@/api/generated/rfis/removeRfiAttachment.gen';
import { transitionRfi } from '@/api/generated/rfis/transitionRfi.gen';
import { updateRfi } from '@/api/generated/rfis/updateRfi.gen';
import type {
  CreateRfiRequest,
  ListRfisData,
  Rfi,
  RfiChanges,
  RfiRow,
  RfiTransition,
} from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import type { LogCalls, RecordAddress } from '@/shared/log/log';

const throwOnError = true;
export const pathOf = ({ projectId, id }: RecordAddress) => ({ projectId, rfiId: id });

export const calls: LogCalls<RfiRow, Rfi, RfiChanges, RfiTransition> = {
  useList: (projectId, query: NonNullable<ListRfisData['query']>) =>
    useInfiniteQuery({
      ...listRfisInfiniteOptions({ path: { projectId }, query }),
      ...byCursor(projectId),
    }),
  useRecord: (at) => useQuery(getRfiOptions({ path: pathOf(at) })),
  keyOf: (at) => getRfiQueryKey({ path: pathOf(at) }),
  read: (at) => getRfi({ path: pathOf(at), throwOnError }),
  create: (projectId, body: CreateRfiRequest) =>
    createRfi({ path: { projectId }, body, throwOnError }),
  update: (at, body) => updateRfi({ path: pathOf(at), body, throwOnError }),
  remove: (at, version) => deleteRfi({ path: pathOf(at), query: { version }, throwOnError }),
  transition: (at, body) => transitionRfi({ path: pathOf(at), body, throwOnError }),
  comment: (at, body) => addRfiComment({ path: pathOf(at), body, throwOnError }),
  attach: (at, { file }, upload) =>
    addRfiAttachment({ path: pathOf(at), body: { file }, fetch: upload, throwOnError }),
  detach: (at, attachmentId, version) =>
    removeRfiAttachment({
      path: { ...pathOf(at), attachmentId },
      query: { version },
      throwOnError,
    }),
  bulk: (projectId, body) => bulkUpdateRfis({ path: { projectId }, body, throwOnError }),
  exportCsv: (projectId, query) => exportRfis({ path: { projectId }, query, throwOnError }),
};
