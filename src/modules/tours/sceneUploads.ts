import { useQueryClient } from '@tanstack/react-query';
import { object, optional, string } from 'zod/mini';
import { zSceneBatch } from '@/api/generated/schemas/zSceneBatch.gen';
import { createTourSceneFromUpload } from '@/api/generated/tours/createTourSceneFromUpload.gen';
import type { SceneBatch, Upload } from '@/api/generated/types.gen';
import { toast } from '@/shared/feedback/toast';
import { invalidate } from '@/shared/feedback/useWrite';
import { enqueue } from '@/shared/upload/queue';
import { STALE, showTour } from './mutations';

/** What a scene is to be told beside its title. It goes with the upload, to be known again after a reload. */
export interface SceneDetails {
  tourId: string;
  floor?: string | undefined;
  spotId?: string | undefined;
  takenAt?: string | undefined;
  /** Of scenes that were chosen together, which one it is; uploads finish in any order. */
  batch?: SceneBatch | undefined;
}

const zDetails = object({
  tourId: string(),
  floor: optional(string()),
  spotId: optional(string()),
  takenAt: optional(string()),
  batch: optional(zSceneBatch),
});

/** The same of an upload; null of one that this app has not begun. */
export function sceneDetailsOf({ details }: Pick<Upload, 'details'>): SceneDetails | null {
  try {
    return zDetails.safeParse(JSON.parse(details ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** A batch that nobody else has. */
export const newBatchId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Makes scenes of uploads that are complete. It goes on when the page has gone, so it says itself what came of it. */
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

/** Puts the panorama of a scene into the queue of uploads. */
export function useUploadScene(projectId: string) {
  const create = useSceneFromUpload(projectId);
  return (
    scene: {
      file: File;
      title: string;
      /** Of an upload that is gone on with; null for a new one. */
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
