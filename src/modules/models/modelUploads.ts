import { useQueryClient } from '@tanstack/react-query';
import { object, optional, string } from 'zod/mini';
import { createModelFromUpload } from '@/api/generated/models/createModelFromUpload.gen';
import { createModelVersionFromUpload } from '@/api/generated/models/createModelVersionFromUpload.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import type { Discipline, Upload } from '@/api/generated/types.gen';
import { toast } from '@/shared/feedback/toast';
import { invalidate } from '@/shared/feedback/useWrite';
import { enqueue } from '@/shared/upload/queue';
import { STALE } from './mutations';

/** What is made of a file: a version of the model of that id, or a model of a discipline. */
export interface ModelDetails {
  modelId?: string | undefined;
  discipline?: Discipline | undefined;
}

const zDetails = object({ modelId: optional(string()), discipline: optional(zDiscipline) });

/** The same of an upload; nothing of one that says none of it, which becomes a model. */
export function modelDetailsOf({ details }: Pick<Upload, 'details'>): ModelDetails {
  try {
    return zDetails.safeParse(JSON.parse(details ?? '')).data ?? {};
  } catch {
    return {};
  }
}

interface Told {
  /** Of the model; also of that which gets a version. */
  title: string;
  /** Of a version, what is new in it. */
  description: string;
}

/**
 * Makes models, or versions of them, of uploads that are complete. It goes on when the page has gone, so it says itself
 * what came of it.
 */
export function useModelFromUpload(projectId: string) {
  const client = useQueryClient();
  const make = async (uploadId: string, told: Told, { modelId, discipline }: ModelDetails) => {
    if (modelId !== undefined) {
      const body = { uploadId, notes: told.description };
      const path = { projectId, modelId };
      await createModelVersionFromUpload({ path, body, throwOnError: true });
      return 'Version uploaded. It is shown once it is ready';
    }
    const body = { uploadId, ...told, discipline: discipline ?? 'other' };
    await createModelFromUpload({ path: { projectId }, body, throwOnError: true });
    return 'Model uploaded. It is being processed';
  };
  return async (uploadId: string, told: Told, details: ModelDetails) => {
    toast.success(await make(uploadId, told, details));
    await invalidate(client, [...STALE, 'listUploads']);
  };
}

/** Puts the file of a model, or of a version, into the queue of uploads. */
export function useUploadModel(projectId: string) {
  const make = useModelFromUpload(projectId);
  return (
    /** The id is that of an upload that is gone on with; null for a new one. */
    { file, uploadId, ...told }: Told & { file: File; uploadId: string | null },
    details: ModelDetails,
  ) =>
    enqueue({
      file,
      uploadId,
      projectId,
      purpose: 'model',
      ...told,
      // It goes with the upload, to be known again after a reload.
      details: JSON.stringify(details),
      finish: (id) => make(id, told, details),
    });
}
