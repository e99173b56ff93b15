import { getModelFile } from '@/api/generated/models.gen';
import { getPublicModelFile } from '@/api/generated/public/getPublicModelFile.gen';

interface ReadOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** Where a viewer loads a model's files from. */
export interface ModelFile {
  /** A model of any format except GLB is shown from the fragments that the host converts it to. */
  format: string;
  /** @throws ApiError, or AbortError. */
  read: (options: ReadOptions) => Promise<{ data: Blob | File }>;
}

/** Returns a version of a model, for a signed-in user. */
export const versionFile = (
  path: { projectId: string; modelId: string; versionNumber: number },
  format: string,
): ModelFile => ({
  format,
  read: (options) =>
    getModelFile({
      path: { ...path, fileName: format === 'glb' ? 'model.glb' : 'model.frag' },
      throwOnError: true,
      ...options,
    }),
});

/** Returns a shared model, for a visitor. */
export const sharedFile = (modelId: string, format: string): ModelFile => ({
  format,
  read: (options) => getPublicModelFile({ path: { modelId }, throwOnError: true, ...options }),
});
