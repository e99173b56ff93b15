import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isOutdated } from '@/api/apiError';
import { getProjectQueryKey } from '@/api/generated/projects/getProject.gen';
import { getProjectStatsQueryKey } from '@/api/generated/projects/getProjectStats.gen';
import type {
  AddCommentRequest,
  Attachment,
  AttachmentKind,
  RecordLink,
} from '@/api/generated/types.gen';
import { fetchWithUploadProgress, type Progress } from '@/api/transfer';
import { failureText, type OperationId } from '../errors/operationTexts';
import { toast } from '../feedback/toast';
import { optionLabel } from './labels';
import type { AnyLog, RecordAddress, RecordDetail, RecordRow } from './log';
import { showInLists } from './showInLists';

/** What a change in a log makes stale: its lists, and all counts. */
export function listsChanged(
  client: QueryClient,
  log: AnyLog,
  projectId: string,
): Promise<unknown> {
  const path = { projectId };
  return Promise.all([
    client.invalidateQueries({ queryKey: [{ _id: log.operations.list }] }),
    client.invalidateQueries({ queryKey: [{ _id: 'listWorkItems' }] }),
    client.invalidateQueries({ queryKey: getProjectStatsQueryKey({ path }) }),
    client.invalidateQueries({ queryKey: getProjectQueryKey({ path }) }),
    client.invalidateQueries({ queryKey: [{ _id: 'listProjects' }] }),
  ]);
}

/** The record itself came with the answer: nobody waits for the lists. */
function changed(client: QueryClient, log: AnyLog, record: RecordDetail, isNew = false): void {
  client.setQueryData(log.calls.keyOf(record), { success: true, data: record });
  showInLists(client, log.operations.list, record, isNew);
  void listsChanged(client, log, record.projectId);
}

/** Reads records and project again, since someone else changed what the user may do with them. */
function readAgain(client: QueryClient, log: AnyLog): void {
  void client.invalidateQueries({ queryKey: [{ _id: log.operations.get }] });
  void client.invalidateQueries({ queryKey: [{ _id: 'getProject' }] });
}

/**
 * One write of a record. The answer brings the record as it is now. A stale record is read again.
 *
 * @param said What is said when it is done; nothing if nothing.
 */
export function useWrite<Wanted>(
  log: AnyLog,
  operation: OperationId,
  write: (wanted: Wanted) => Promise<{ data: { data: RecordDetail } }>,
  said?: (record: RecordDetail) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Wanted) => (await write(wanted)).data.data,
    onSuccess: (record) => {
      if (said) toast.success(said(record));
      changed(client, log, record, operation === log.operations.create);
    },
    onError: (error) => {
      toast.error(failureText(operation, error));
      if (isOutdated(error)) readAgain(client, log);
    },
  });
}

const nameOf = ({ number }: RecordDetail) => number ?? 'Draft';

export const useCreate = (log: AnyLog, projectId: string) =>
  useWrite(
    log,
    log.operations.create,
    (body: FieldValues) => log.calls.create(projectId, body),
    ({ number }) => (number ? `${number} created` : 'Draft created'),
  );

/** Milliseconds in which one can still undo something. */
export const TO_THINK = 8000;

export const useUpdate = (
  log: AnyLog,
  at: RecordAddress,
  said?: (record: RecordDetail) => string,
) =>
  useWrite(
    log,
    log.operations.update,
    (body: { version: number }) => log.calls.update(at, body),
    said,
  );

/** Hands a draft to its manager. */
export const useSubmit = (log: AnyLog, at: RecordAddress) =>
  useWrite(
    log,
    log.operations.update,
    (body: { submitted: true; version: number }) => log.calls.update(at, body),
    ({ manager }) => `Sent to ${manager.name}`,
  );

/** Says anew with which records this one is linked. */
export const useLinks = (log: AnyLog, record: RecordDetail) =>
  useWrite(log, log.operations.update, (links: readonly RecordLink[]) => {
    const linked = links.map(({ type, id }) => ({ type, id }));
    return log.calls.update(record, { linked, version: record.version } as { version: number });
  });

export const useComment = (log: AnyLog, at: RecordAddress) =>
  useWrite(log, log.operations.comment, (body: AddCommentRequest) => log.calls.comment(at, body));

/** Reads a record anew, such as after a conflict. */
export function useReadAnew(log: AnyLog) {
  const client = useQueryClient();
  return async (at: RecordAddress): Promise<RecordDetail> => {
    const { data } = await log.calls.read(at);
    client.setQueryData(log.calls.keyOf(at), data);
    return data.data;
  };
}

/** Where a record goes, with what the way there needs. */
interface Move {
  record: RecordRow;
  status: string;
  needs?: Record<string, unknown>;
}

/**
 * A change of status. Where the way needs nothing, the record's page shows it as done at once, and takes it back
 * if it is refused.
 */
export function useTransition(log: AnyLog) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ record, status, needs }: Move) => {
      const wanted = { ...needs, version: record.version, status };
      return (await log.calls.transition(record, wanted)).data.data;
    },
    onMutate: async ({ record, status, needs }) => {
      if (needs) return undefined;
      const queryKey = log.calls.keyOf(record);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<{ data: RecordDetail }>(queryKey);
      if (before) {
        const data = { ...before.data, status, permittedStatuses: [], permittedActions: [] };
        client.setQueryData(queryKey, { ...before, data });
      }
      return before;
    },
    onSuccess: (record) => {
      toast.success(`${nameOf(record)} is now ${optionLabel(record.status).toLowerCase()}`);
      changed(client, log, record);
    },
    onError: (error, { record }, before) => {
      const queryKey = log.calls.keyOf(record);
      if (before) client.setQueryData(queryKey, before);
      toast.error(failureText(log.operations.transition, error));
      if (isOutdated(error)) {
        readAgain(client, log);
        void listsChanged(client, log, record.projectId);
      }
    },
  });
}

/** An upload that tells its progress. */
export function useAttach(log: AnyLog, at: RecordAddress) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const write = useWrite(
    log,
    log.operations.attach,
    (body: { file: File; kind?: AttachmentKind }) => {
      setProgress({ loaded: 0, total: null });
      return log.calls
        .attach(at, body, fetchWithUploadProgress(setProgress))
        .finally(() => setProgress(null));
    },
  );
  return { ...write, progress };
}

export const useDetach = (log: AnyLog, at: RecordAddress) =>
  useWrite(
    log,
    log.operations.detach,
    ({ attachment, version }: { attachment: Attachment; version: number }) =>
      log.calls.detach(at, attachment.id, version),
  );

export function useRemove(log: AnyLog, at: RecordAddress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => log.calls.remove(at, version),
    onSuccess: () => {
      toast.success(`${log.words.One} deleted`);
      return listsChanged(client, log, at.projectId);
    },
    onError: (error) => {
      toast.error(failureText(log.operations.remove, error));
      if (isOutdated(error)) readAgain(client, log);
    },
  });
}
