import { useQueryClient } from '@tanstack/react-query';
import { object, string } from 'zod/mini';
import { createPlanSetFromUpload } from '@/api/generated/plans.gen';
import type { Upload } from '@/api/generated/types.gen';
import { toast } from '@/shared/feedback/toast';
import { invalidate } from '@/shared/feedback/useWrite';
import { today } from '@/shared/format/region';
import { enqueue } from '@/shared/upload/queue';

/** What the upload becomes. */
export interface PlanSetDetails {
  /** A day such as 2026-11-20. */
  issuedAt: string;
}

const zDetails = object({ issuedAt: string() });

/** Reads the details of an upload. Without any, the set was issued when the upload began. */
export function planSetDetailsOf({ details }: Pick<Upload, 'details'>): PlanSetDetails {
  try {
    const read = zDetails.safeParse(JSON.parse(details ?? '')).data;
    if (read) return read;
  } catch {
    // Another version of the portal wrote them.
  }
  return { issuedAt: today() };
}

/** Creates sets from complete uploads. This may finish after the user has left the page. */
export function usePlanSetFromUpload(projectId: string) {
  const client = useQueryClient();
  return async (uploadId: string, name: string, { issuedAt }: PlanSetDetails) => {
    const body = { uploadId, name, issuedAt };
    await createPlanSetFromUpload({ path: { projectId }, body, throwOnError: true });
    toast.success(`${name} uploaded. Its sheets are being read`);
    await invalidate(client, ['listPlanSets', 'listSheets', 'listUploads']);
  };
}

/** Adds the file of a set to the upload queue. */
export function useUploadPlanSet(projectId: string) {
  const create = usePlanSetFromUpload(projectId);
  return (
    /** `uploadId` is the upload to resume. Null for a new one. */
    { file, name, uploadId }: { file: File; name: string; uploadId: string | null },
    details: PlanSetDetails,
  ) =>
    enqueue({
      file,
      uploadId,
      projectId,
      purpose: 'plan_set',
      title: name,
      description: '',
      details: JSON.stringify(details),
      finish: (id) => create(id, name, details),
    });
}
