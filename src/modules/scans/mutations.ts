import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAbort } from '@/api/apiError';
import { getProjectQueryKey } from '@/api/generated/projects/getProject.gen';
import { getProjectStatsQueryKey } from '@/api/generated/projects/getProjectStats.gen';
import { cancelScanProcessing } from '@/api/generated/scans/cancelScanProcessing.gen';
import { createScanFromUpload } from '@/api/generated/scans/createScanFromUpload.gen';
import { deleteScan } from '@/api/generated/scans/deleteScan.gen';
import { downloadScans } from '@/api/generated/scans/downloadScans.gen';
import { listScansQueryKey } from '@/api/generated/scans/listScans.gen';
import { makeScanPrivate } from '@/api/generated/scans/makeScanPrivate.gen';
import { makeScanPublic } from '@/api/generated/scans/makeScanPublic.gen';
import { processScan } from '@/api/generated/scans/processScan.gen';
import { updateScanMutation } from '@/api/generated/scans/updateScan.gen';
import type {
  CreateScanFromUploadRequest,
  ListScansResponse,
  Scan,
  ScanVisibility,
} from '@/api/generated/types.gen';
import { listUploadsQueryKey } from '@/api/generated/uploads/listUploads.gen';
import { fetchWithDownloadProgress, type Progress, saveFile } from '@/api/transfer';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { enqueue } from '@/shared/upload/queue';

/** What a change of the scans makes stale: their list, and the counts of the project. */
function invalidateScans(client: QueryClient, projectId: string) {
  const path = { projectId };
  return Promise.all([
    client.invalidateQueries({ queryKey: listScansQueryKey({ path }) }),
    client.invalidateQueries({ queryKey: getProjectStatsQueryKey({ path }) }),
    client.invalidateQueries({ queryKey: getProjectQueryKey({ path }) }),
    client.invalidateQueries({ queryKey: [{ _id: 'listProjects' }] }),
  ]);
}

interface NewScan {
  file: File;
  title: string;
  description: string;
  /** Of an upload that is gone on with; null for a new one. */
  uploadId: string | null;
}

/** Makes scans of uploads that are complete. It goes on when the page has gone, so it says itself what came of it. */
export function useScanFromUpload(projectId: string) {
  const client = useQueryClient();
  return async (body: CreateScanFromUploadRequest) => {
    await createScanFromUpload({ path: { projectId }, body, throwOnError: true });
    toast.success('Scan uploaded successfully');
    await Promise.all([
      invalidateScans(client, projectId),
      client.invalidateQueries({ queryKey: listUploadsQueryKey({ path: { projectId } }) }),
    ]);
  };
}

/** Puts the file of a scan into the queue of uploads. */
export function useUploadScan(projectId: string) {
  const create = useScanFromUpload(projectId);
  return ({ title, description, ...file }: NewScan) =>
    enqueue({
      ...file,
      projectId,
      purpose: 'scan',
      title,
      description,
      finish: (uploadId) => create({ uploadId, title, description }),
    });
}

/** Has a scan processed again, or its processing stopped. */
export function useProcessScan(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ scanId, stop }: { scanId: string; stop: boolean }) => {
      const path = { projectId, scanId };
      return stop
        ? cancelScanProcessing({ path, throwOnError: true })
        : processScan({ path, throwOnError: true });
    },
    onSuccess: (_, { stop }) =>
      toast.success(stop ? 'Processing stopped' : 'The scan is processed again'),
    onError: (error, { stop }) =>
      toast.error(failureText(stop ? 'cancelScanProcessing' : 'processScan', error)),
    onSettled: () =>
      client.invalidateQueries({ queryKey: listScansQueryKey({ path: { projectId } }) }),
  });
}

export function useUpdateScan(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    ...updateScanMutation(),
    onSuccess: () => {
      toast.success('Scan updated successfully');
      return invalidateScans(client, projectId);
    },
    onError: (error) => toast.error(failureText('updateScan', error)),
  });
}

/**
 * Deletes scans one by one, since the API has no call for many, and says how many went and how many did not.
 * Resolves with the ids of those that remain.
 */
export function useDeleteScans(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (scanIds: string[]) => {
      const results = await Promise.allSettled(
        scanIds.map((scanId) => deleteScan({ path: { projectId, scanId }, throwOnError: true })),
      );
      return scanIds.filter((_, index) => results[index]?.status === 'rejected');
    },
    onSuccess: (remaining, scanIds) => {
      const deleted = scanIds.length - remaining.length;
      if (deleted > 0) toast.success(`${deleted} scan(s) deleted successfully`);
      if (remaining.length > 0) {
        const failed = failureText('deleteScan', null);
        toast.error(
          deleted > 0 ? `${failed}: ${remaining.length} of ${scanIds.length} remain` : failed,
        );
      }
      return invalidateScans(client, projectId);
    },
  });
}

/** Downloads scans as one zip, with progress, and can be cancelled. */
export function useDownloadScans(projectId: string) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [controller, setController] = useState<AbortController | null>(null);
  const mutation = useMutation({
    mutationFn: async (scanIds: string[]) => {
      const aborter = new AbortController();
      setController(aborter);
      const { data } = await downloadScans({
        path: { projectId },
        body: { scanIds },
        signal: aborter.signal,
        fetch: fetchWithDownloadProgress(setProgress),
        throwOnError: true,
      });
      saveFile(data, `scans-${Date.now()}.zip`);
    },
    onMutate: () => setProgress({ loaded: 0, total: null }),
    onSuccess: (_, scanIds) => toast.success(`${scanIds.length} scan(s) downloaded successfully`),
    onError: (error) => {
      if (!isAbort(error)) toast.error(failureText('downloadScans', error));
    },
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress, cancel: () => controller?.abort() };
}

/** Makes a scan private or public: shown at once, and taken back when the server refuses. */
export function useSetVisibility(projectId: string) {
  const client = useQueryClient();
  const queryKey = listScansQueryKey({ path: { projectId } });
  const show = (scanId: string, visibility: ScanVisibility) =>
    client.setQueryData<ListScansResponse>(
      queryKey,
      (list) =>
        list && {
          ...list,
          data: list.data.map((scan) => (scan.id === scanId ? { ...scan, visibility } : scan)),
        },
    );
  const mutationKey = ['setVisibility', projectId];
  return useMutation({
    mutationKey,
    mutationFn: ({ scan, visibility }: { scan: Scan; visibility: ScanVisibility }) => {
      const path = { projectId, scanId: scan.id };
      return visibility === 'public'
        ? makeScanPublic({ path, throwOnError: true })
        : makeScanPrivate({ path, throwOnError: true });
    },
    onMutate: async ({ scan, visibility }) => {
      await client.cancelQueries({ queryKey });
      show(scan.id, visibility);
    },
    onSuccess: (_, { visibility }) => {
      toast.success(visibility === 'public' ? 'Scan is now public' : 'Scan is now private');
    },
    onError: (error, { scan, visibility }) => {
      show(scan.id, scan.visibility);
      toast.error(
        failureText(visibility === 'public' ? 'makeScanPublic' : 'makeScanPrivate', error),
      );
    },
    // What is still under way is shown already, and an answer from before it would undo that.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 ? invalidateScans(client, projectId) : undefined,
  });
}
