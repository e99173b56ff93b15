import { useQueryClient } from '@tanstack/react-query';
import { object, optional, string } from 'zod/mini';
import { zSceneBatch } from '@/api/generated/schemas/tours.gen';
import { createTourSceneFromUpload } from '@/api/generated/tours.gen';
import type { SceneBatch, Upload } from '@/api/generated/types.gen';
import { toast } from '@/shared/feedback/toast';
import { invalidate } from '@/shared/feedback/useWrite';
import { enqueue } from '@/shared/upload/queue';
import { STALE, showTour } from './mutations';

/**
 * The details of a scene besides its title. They are stored with the upload, so that they survive a
 * reload.
 */
export interface SceneDetails {
  tourId: string;
  floor?: string | undefined;
  spotId?: string | undefined;
  takenAt?: string | undefined;
  /** The scene's position among the scenes chosen together, because uploads finish in any order. */
  batch?: SceneBatch | undefined;
}

const zDetails = object({
  tourId: string(),
  floor: optional(string()),
  spotId: optional(string()),
  takenAt: optional(string()),
  batch: optional(zSceneBatch),
});

/** Reads the details of an upload. Null if they were not written by this app. */
export function sceneDetailsOf({ details }: Pick<Upload, 'details'>): SceneDetails | null {
  try {
    return zDetails.safeParse(JSON.parse(details ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Returns a unique batch id. */
export const newBatchId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * Creates scenes from complete uploads. This may finish after the user has left the page, so the
 * hook shows the toast itself.
 */
export function useSceneFromUpload(projectId: string) {
  const client = useQueryClient();
  return async (
    uploadId: string,
    title: string,
    { tourId, floor, spotId, takenAt, batch }: SceneDetails,
  ) => {
    const { data } = await createTourSceneFromUpload({
      path: { projectId, tourId },
      body: {
        uploadId,
        title,
        ...(floor && { floor }),
        ...(spotId && { spotId }),
        ...(takenAt && { takenAt }),
        ...(batch && { batch }),
      },
      throwOnError: true,
    });
    toast.success(`${title} is added to the tour`);
    showTour(projectId)(client, data);
    await invalidate(client, [...STALE, 'listUploads']);
  };
}

/** Adds the panorama of a scene to the upload queue. */
export function useUploadScene(projectId: string) {
  const create = useSceneFromUpload(projectId);
  return (
    scene: {
      file: File;
      title: string;
      /** The upload to resume. Null for a new one. */
      uploadId: string | null;
    },
    details: SceneDetails,
  ) =>
    enqueue({
      ...scene,
      projectId,
      purpose: 'panorama',
      description: '',
      details: JSON.stringify(details),
      finish: (uploadId) => create(uploadId, scene.title, details),
    });
}
