import type { QueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type {
  AddCommentRequest,
  Attachment,
  AttachmentKind,
  AttachmentPurpose,
  LinkType,
} from '@/api/generated/types.gen';
import type { OperationId } from '@/shared/errors/failures';
import { withUndo } from '@/shared/feedback/toast';
import { useWrite, type WriteOptions } from '@/shared/feedback/useWrite';
import { optionLabel } from '@/shared/format/labels';
import { documentIdOf } from '../documents/fromDocuments';
import type { UploadTransfer } from './files/Attachments';
import type { AnyLog, RecordDetail, RecordRow } from './log';
import type { RecordAddress } from './operationTypes';
import { showInLists } from './showInLists';

/** The lists and counts that show a log's records. */
export const staleOf = (log: AnyLog): readonly OperationId[] => [
  log.operations.list.id,
  'listWorkItems',
  'getProjectStats',
  'getProject',
  'listProjects',
];

const nameOf = ({ number }: RecordDetail) => number ?? 'Draft';

type Result = { data: RecordDetail };
type Options<Variables> = Pick<
  WriteOptions<Result, Variables>,
  'operation' | 'write' | 'successToast' | 'failure' | 'optimistic'
>;

/** Writes one record, and shows the answer on the record's page and in the loaded lists. */
export function useRecordWrite<Variables>(log: AnyLog, options: Options<Variables>) {
  const { create, get, list } = log.operations;
  return useWrite({
    ...options,
    stale: staleOf(log),
    record: get.id,
    show: (client, { data }) => {
      client.setQueryData(get.key(data), { success: true, data });
      showInLists(client, list.id, data, options.operation === create.id);
    },
  });
}

export const useCreate = (log: AnyLog, projectId: string) =>
  useRecordWrite(log, {
    operation: log.operations.create.id,
    write: (body: FieldValues) => log.operations.create.call(projectId, body),
    successToast: ({ data: { number } }) => (number ? `${number} created` : 'Draft created'),
    failure: 'inline',
  });

type Update = FieldValues & { version: number };

/** Takes an edit back. The entry of the history has the request. */
export const useUndo = (log: AnyLog, address: RecordAddress) =>
  useRecordWrite(log, {
    operation: log.operations.update.id,
    write: (body: Update) => log.operations.update.call(address, body),
    successToast: () => 'Undone',
  });

/** Saves an edit and offers to undo it. */
export function useEdit(log: AnyLog, address: RecordAddress) {
  const undo = useUndo(log, address);
  return useRecordWrite(log, {
    operation: log.operations.update.id,
    write: (body: Update) => log.operations.update.call(address, body),
    failure: 'inline',
    successToast: ({ data }) => {
      const message = `${nameOf(data)} saved`;
      const changes = data.history[0]?.undo;
      return changes
        ? withUndo(message, () => undo.mutate({ ...changes, version: data.version }))
        : message;
    },
  });
}

/** Hands a draft to its manager. */
export const useSubmit = (log: AnyLog, { version, ...address }: RecordDetail) =>
  useRecordWrite(log, {
    operation: log.operations.update.id,
    write: () => log.operations.update.call(address, { submitted: true, version } as Update),
    successToast: ({ data: { manager } }) => `Sent to ${manager.name}`,
  });

/** Notifies the user of changes of a record, or no longer. */
export const useWatch = (log: AnyLog) =>
  useRecordWrite(log, {
    operation: log.operations.watch.id,
    write: (row: RecordRow) => log.operations.watch.call(row, { watching: !row.watching }),
    successToast: ({ data }) =>
      data.watching ? `You now watch ${nameOf(data)}` : `You no longer watch ${nameOf(data)}`,
  });

/** Replaces the links of a record. */
export const useLinks = (log: AnyLog, record: RecordDetail, failure?: 'inline') =>
  useRecordWrite(log, {
    operation: log.operations.update.id,
    write: (links: readonly { type: string; id: string }[]) => {
      // Links of a type that the portal does not know are sent back as they were read.
      const linked = links.map(({ type, id }) => ({ type: type as LinkType, id }));
      const body: Update = { linked, version: record.version };
      return log.operations.update.call(record, body);
    },
    ...(failure && { failure }),
  });

export const useComment = (log: AnyLog, address: RecordAddress) =>
  useRecordWrite(log, {
    operation: log.operations.comment.id,
    write: (body: AddCommentRequest) => log.operations.comment.call(address, body),
    failure: 'inline',
  });

interface Move {
  record: RecordRow;
  status: string;
  /** Values of the transition's fields. */
  values?: Readonly<Record<string, string>>;
}

/** Shows the new status on the record's page before the answer. Returns the rollback. */
function showStatus(client: QueryClient, log: AnyLog, { record, status }: Move) {
  const key = log.operations.get.key(record);
  const before = client.getQueryData<Result>(key);
  if (!before) return undefined;
  const data = { ...before.data, status, permittedStatuses: [], permittedActions: [] };
  client.setQueryData(key, { ...before, data });
  return () => client.setQueryData(key, before);
}

/** Changes the status. Without field values, the record's page shows the result optimistically. */
export const useTransition = (log: AnyLog, failure: 'toast' | 'inline') =>
  useRecordWrite(log, {
    operation: log.operations.transition.id,
    write: ({ record, status, values }: Move) => {
      const body = { ...values, version: record.version, status };
      return log.operations.transition.call(record, body);
    },
    optimistic: (client, move) => (move.values ? undefined : showStatus(client, log, move)),
    successToast: ({ data }) => `${nameOf(data)} is now ${optionLabel(data.status).toLowerCase()}`,
    failure,
  });

type Attaching = {
  at: RecordAddress;
  file: File;
  kind?: AttachmentKind | undefined;
  /** Only a submittal tells its files from those of its reviews. */
  purpose?: AttachmentPurpose | undefined;
  transfer?: UploadTransfer;
};

/** Attaches one file. The caller shows the failure. */
export const useAttach = (log: AnyLog) =>
  useRecordWrite(log, {
    operation: log.operations.attach.id,
    // Logs without attachment kinds have no such property in their request.
    write: ({ at, file, kind, purpose, transfer }: Attaching) => {
      const documentId = documentIdOf(file);
      const body = {
        ...(documentId === undefined ? { file } : { documentId }),
        ...(log.attachmentKinds && kind && { kind }),
        ...(purpose && { purpose }),
      };
      return log.operations.attach.call(at, body, transfer);
    },
    failure: 'inline',
  });

export const useDetach = (log: AnyLog, record: RecordDetail) =>
  useRecordWrite(log, {
    operation: log.operations.detach.id,
    write: ({ id }: Attachment) => log.operations.detach.call(record, id, record.version),
  });

export const useRemove = (log: AnyLog, { version, ...address }: RecordDetail) =>
  useWrite({
    operation: log.operations.remove.id,
    write: () => log.operations.remove.call(address, version),
    stale: staleOf(log),
    record: log.operations.get.id,
    successToast: () => `${log.words.One} deleted`,
  });
