import { getModelFile } from '@/api/generated/models.gen';
import { getPublicModelFile } from '@/api/generated/public/getPublicModelFile.gen';
import type { ModelFormat } from '@/api/generated/types.gen';

interface ReadOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** Where a viewer loads a model's files from. */
export interface ModelFile {
  format: ModelFormat;
  /** @throws ApiError, or AbortError. */
  read: (options: ReadOptions) => Promise<{ data: Blob | File }>;
}

/** A version of a model, for a signed-in user. */
export const versionFile = (
  path: { projectId: string; modelId: string; n: number },
  format: ModelFormat,
): ModelFile => ({
  format,
  read: (options) =>
    getModelFile({
      path: { ...path, name: format === 'glb' ? 'model.glb' : 'model.frag' },
      throwOnError: true,
      ...options,
    }),
});

/** A shared model, for a visitor. */
export const sharedFile = (modelId: string, format: ModelFormat): ModelFile => ({
  format,
  read: (options) => getPublicModelFile({ path: { modelId }, throwOnError: true, ...options }),
});
