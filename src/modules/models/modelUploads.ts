import { useQueryClient } from '@tanstack/react-query';
import { object, optional, string } from 'zod/mini';
import { createModelFromUpload, createModelVersionFromUpload } from '@/api/generated/models.gen';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import type { Discipline, Upload } from '@/api/generated/types.gen';
import { toast } from '@/shared/feedback/toast';
import { invalidate } from '@/shared/feedback/useWrite';
import { enqueue } from '@/shared/upload/queue';
import { STALE } from './mutations';

/** What the upload becomes: a version of the model with that id, or a model of a discipline. */
export interface ModelDetails {
  modelId?: string | undefined;
  discipline?: Discipline | undefined;
}

const zDetails = object({ modelId: optional(string()), discipline: optional(zDiscipline) });

/** Reads the details of an upload. Without any, the upload becomes a new model. */
export function modelDetailsOf({ details }: Pick<Upload, 'details'>): ModelDetails {
  try {
    return zDetails.safeParse(JSON.parse(details ?? '')).data ?? {};
  } catch {
    return {};
  }
}

interface ModelTexts {
  /** The title of the model, also of one that gets a new version. */
  title: string;
  /** What is new in the version. */
  description: string;
}

/**
 * Creates models or versions from complete uploads. This may finish after the user has left the
 * page, so the hook shows the toast itself.
 */
export function useModelFromUpload(projectId: string) {
  const client = useQueryClient();
  const make = async (
    uploadId: string,
    texts: ModelTexts,
    { modelId, discipline }: ModelDetails,
  ) => {
    if (modelId !== undefined) {
      const body = { uploadId, notes: texts.description };
      const path = { projectId, modelId };
      await createModelVersionFromUpload({ path, body, throwOnError: true });
      return 'Version uploaded. It is shown once it is ready';
    }
    const body = { uploadId, ...texts, discipline: discipline ?? 'other' };
    await createModelFromUpload({ path: { projectId }, body, throwOnError: true });
    return 'Model uploaded. It is being processed';
  };
  return async (uploadId: string, texts: ModelTexts, details: ModelDetails) => {
    toast.success(await make(uploadId, texts, details));
    await invalidate(client, [...STALE, 'listUploads']);
  };
}

/** Adds the file of a model or version to the upload queue. */
export function useUploadModel(projectId: string) {
  const make = useModelFromUpload(projectId);
  return (
    /** `uploadId` is the upload to resume. Null for a new one. */
    { file, uploadId, ...texts }: ModelTexts & { file: File; uploadId: string | null },
    details: ModelDetails,
  ) =>
    enqueue({
      file,
      uploadId,
      projectId,
      purpose: 'model',
      ...texts,
      // Stored with the upload, so that the details survive a reload.
      details: JSON.stringify(details),
      finish: (id) => make(id, texts, details),
    });
}
