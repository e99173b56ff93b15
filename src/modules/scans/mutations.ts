import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { pick } from 'zod/mini';
import { type Scan, withVisibility } from '@/api/documented/scans';
import { cancelScanProcessing } from '@/api/generated/scans/cancelScanProcessing.gen';
import { createScanFromUpload } from '@/api/generated/scans/createScanFromUpload.gen';
import { deleteScan } from '@/api/generated/scans/deleteScan.gen';
import { downloadScans } from '@/api/generated/scans/downloadScans.gen';
import { listScansQueryKey } from '@/api/generated/scans/listScans.gen';
import { makeScanPrivate } from '@/api/generated/scans/makeScanPrivate.gen';
import { makeScanPublic } from '@/api/generated/scans/makeScanPublic.gen';
import { processScan } from '@/api/generated/scans/processScan.gen';
import { updateScan } from '@/api/generated/scans/updateScan.gen';
import { updateScanUpAxis } from '@/api/generated/scans/updateScanUpAxis.gen';
import { zCreateScanFromUploadRequest } from '@/api/generated/schemas/zCreateScanFromUploadRequest.gen';
import type {
  CreateScanFromUploadRequest,
  ListScansResponse,
  ScanVisibility,
  UpAxis,
  UpdateScanRequest,
  Upload,
} from '@/api/generated/types.gen';
import { fetchWithoutTimeout } from '@/api/transfer';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { useDownload } from '@/shared/feedback/useDownload';
import { invalidate, useWrite } from '@/shared/feedback/useWrite';
import { enqueue } from '@/shared/upload/queue';

/** The operations that a change of scans makes stale: their list, and the counts of the project. */
const STALE = ['listScans', 'getProjectStats', 'getProject', 'listProjects'] as const;

/** What a host has to know about the file of a scan. */
export type ScanDetails = Pick<CreateScanFromUploadRequest, 'upAxis' | 'textFormat'>;

const zDetails = pick(zCreateScanFromUploadRequest, { upAxis: true, textFormat: true });

/** Reads the details of an upload that is resumed. */
export function scanDetailsOf({ details }: Pick<Upload, 'details'>): ScanDetails {
  try {
    return zDetails.safeParse(JSON.parse(details ?? '')).data ?? {};
  } catch {
    return {};
  }
}

interface NewScan {
  file: File;
  title: string;
  description: string;
  /** The upload to resume. Null for a new one. */
  uploadId: string | null;
}

/**
 * Creates a scan from a complete upload. This may finish after the user has left the page, so the
 * hook shows the toast itself.
 */
export function useScanFromUpload(projectId: string) {
  const client = useQueryClient();
  return async (body: CreateScanFromUploadRequest) => {
    await createScanFromUpload({ path: { projectId }, body, throwOnError: true });
    toast.success('Scan uploaded successfully');
    await invalidate(client, [...STALE, 'listUploads']);
  };
}

/** Adds the file of a scan to the upload queue. */
export function useUploadScan(projectId: string) {
  const create = useScanFromUpload(projectId);
  return ({ title, description, ...file }: NewScan, details: ScanDetails) =>
    enqueue({
      ...file,
      projectId,
      purpose: 'scan',
      title,
      description,
      // Stored with the upload, so that the details survive a reload.
      details: JSON.stringify(details),
      finish: (uploadId) => create({ uploadId, title, description, ...details }),
    });
}

/** Processes a scan again, or stops its processing. */
export const useProcessScan = (projectId: string) =>
  useWrite({
    operation: ({ stop }) => (stop ? 'cancelScanProcessing' : 'processScan'),
    write: ({ scanId, stop }: { scanId: string; stop: boolean }) => {
      const path = { projectId, scanId };
      return stop
        ? cancelScanProcessing({ path, throwOnError: true })
        : processScan({ path, throwOnError: true });
    },
    stale: ['listScans'],
    successToast: (_, { stop }) => (stop ? 'Processing stopped' : 'Processing started again'),
  });

type ScanEdit = UpdateScanRequest & { scanId: string; version: Scan['version'] };

export const useUpdateScan = (projectId: string) =>
  useWrite({
    operation: 'updateScan',
    write: ({ scanId, version, ...body }: ScanEdit) =>
      updateScan({
        path: { projectId, scanId },
        body,
        // The body is that of the product, which has no version (specification, section 7).
        ...(version !== null && { headers: { 'If-Match': `"${version}"` } }),
        fetch: fetchWithoutTimeout,
        throwOnError: true,
      }),
    stale: STALE,
    successToast: () => 'Scan updated successfully',
  });

/** Changes the axis that points up. The host turns the pins along. */
export const useTurnScan = (projectId: string) =>
  useWrite({
    operation: 'updateScanUpAxis',
    write: ({ scan, upAxis }: { scan: Scan; upAxis: UpAxis }) =>
      updateScanUpAxis({
        path: { projectId, scanId: scan.id },
        body: { version: Number(scan.version), upAxis },
        throwOnError: true,
      }),
    stale: ['listScans', 'getScan', 'listPins'],
    record: 'getScan',
  });

/**
 * Deletes scans one by one, because the API has no bulk call, and toasts how many were deleted and
 * how many failed. Resolves to the ids of the scans that remain.
 */
export const useDeleteScans = (projectId: string) =>
  useWrite({
    operation: 'deleteScan',
    write: async (scanIds: string[]) => {
      const results = await Promise.allSettled(
        scanIds.map((scanId) => deleteScan({ path: { projectId, scanId }, throwOnError: true })),
      );
      return { data: scanIds.filter((_, index) => results[index]?.status === 'rejected') };
    },
    stale: STALE,
    successToast: (remaining, { length }) =>
      length > remaining.length
        ? `${length - remaining.length} scan(s) deleted successfully`
        : undefined,
    onSuccess: (remaining, { length }) => {
      if (remaining.length === 0) return;
      const some = remaining.length < length;
      const failed = failureText('deleteScan', null);
      toast.error(failed, {
        ...(some && { reason: `${remaining.length} of ${length} scans remain.` }),
      });
    },
  });

/** Downloads scans as one zip. */
export const useDownloadScans = (projectId: string) =>
  useDownload({
    operation: 'downloadScans',
    load: (scanIds: string[], options) =>
      downloadScans({ ...options, path: { projectId }, body: { scanIds }, throwOnError: true }),
    fileName: () => `scans-${Date.now()}.zip`,
    successToast: (_, { length }) => `${length} scan(s) downloaded successfully`,
  });

/** Makes a scan private or public. */
export function useSetVisibility(projectId: string) {
  const queryKey = listScansQueryKey({ path: { projectId } });
  const show = (client: QueryClient, scanId: string, visibility: Scan['visibility']) =>
    client.setQueryData<ListScansResponse>(
      queryKey,
      (list) => list && withVisibility(list, scanId, visibility),
    );
  return useWrite({
    operation: ({ visibility }) => (visibility === 'public' ? 'makeScanPublic' : 'makeScanPrivate'),
    write: ({ scan, visibility }: { scan: Scan; visibility: ScanVisibility }) => {
      const path = { projectId, scanId: scan.id };
      return visibility === 'public'
        ? makeScanPublic({ path, throwOnError: true })
        : makeScanPrivate({ path, throwOnError: true });
    },
    stale: STALE,
    successToast: (_, { visibility }) =>
      visibility === 'public' ? 'Scan is now public' : 'Scan is now private',
    optimistic: (client, { scan, visibility }) => {
      show(client, scan.id, visibility);
      return () => void show(client, scan.id, scan.visibility);
    },
  });
}
