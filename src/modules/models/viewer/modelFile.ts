import { getModelFile } from '@/api/generated/models/getModelFile.gen';
import { getPublicModelFile } from '@/api/generated/public/getPublicModelFile.gen';
import type { ModelFormat } from '@/api/generated/types.gen';

interface ReadOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** Where what a viewer loads of a model comes from. */
export interface ModelFile {
  format: ModelFormat;
  /** @throws ApiError, or AbortError */
  read: (options: ReadOptions) => Promise<{ data: Blob | File }>;
}

/** A version of a model, with the session of whoever is signed in. */
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

/** A shared model, for whoever has opened the link to it. */
export const sharedFile = (modelId: string, format: ModelFormat): ModelFile => ({
  format,
  read: (options) => getPublicModelFile({ path: { modelId }, throwOnError: true, ...options }),
});
