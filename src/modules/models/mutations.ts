import {
  cancelModelVersionProcessing,
  deleteModel,
  getModelFile,
  makeModelPrivate,
  makeModelPublic,
  makeModelVersionCurrent,
  processModelVersion,
  updateModel,
} from '@/api/generated/models.gen';
import type { Model, ModelVisibility, UpdateModelRequest } from '@/api/generated/types.gen';
import { useDownload } from '@/shared/feedback/useDownload';
import { useWrite } from '@/shared/feedback/useWrite';

/** The operations that a change of a model makes stale: the list, the model, and the counts of the project. */
export const STALE = ['listModels', 'getProjectStats', 'getModel', 'listModelVersions'] as const;

interface VersionAddress {
  modelId: string;
  versionNumber: number;
}

export const useUpdateModel = (projectId: string) =>
  useWrite({
    operation: 'updateModel',
    write: ({ modelId, ...body }: UpdateModelRequest & { modelId: string }) =>
      updateModel({ path: { projectId, modelId }, body, throwOnError: true }),
    stale: STALE,
    successToast: () => 'Model updated successfully',
    failure: 'inline',
  });

export const useDeleteModel = (projectId: string) =>
  useWrite({
    operation: 'deleteModel',
    write: ({ id, version }: Model) =>
      deleteModel({ path: { projectId, modelId: id }, query: { version }, throwOnError: true }),
    stale: ['listModels', 'getProjectStats'],
    successToast: () => 'Model deleted',
  });

export const useModelVisibility = (projectId: string) =>
  useWrite({
    operation: ({ visibility }) =>
      visibility === 'public' ? 'makeModelPublic' : 'makeModelPrivate',
    write: ({ model, visibility }: { model: Model; visibility: ModelVisibility }) => {
      const path = { projectId, modelId: model.id };
      return visibility === 'public'
        ? makeModelPublic({ path, throwOnError: true })
        : makeModelPrivate({ path, throwOnError: true });
    },
    stale: STALE,
    successToast: (_, { visibility }) =>
      visibility === 'public' ? 'Model is now public' : 'Model is now private',
  });

export const useMakeCurrent = (projectId: string) =>
  useWrite({
    operation: 'makeModelVersionCurrent',
    write: (version: VersionAddress) =>
      makeModelVersionCurrent({ path: { projectId, ...version }, throwOnError: true }),
    stale: STALE,
    successToast: (_, { versionNumber }) => `Version ${versionNumber} is shown now`,
  });

export const useProcessAgain = (projectId: string) =>
  useWrite({
    operation: 'processModelVersion',
    write: (version: VersionAddress) =>
      processModelVersion({ path: { projectId, ...version }, throwOnError: true }),
    stale: STALE,
  });

export const useStopProcessing = (projectId: string) =>
  useWrite({
    operation: 'cancelModelVersionProcessing',
    write: (version: VersionAddress) =>
      cancelModelVersionProcessing({ path: { projectId, ...version }, throwOnError: true }),
    stale: STALE,
    successToast: () => 'Processing stopped',
  });

/** Downloads the file of the current version as it was uploaded. */
export const useDownloadModel = (projectId: string) =>
  useDownload({
    operation: 'getModelFile',
    load: ({ id, currentVersion: { n } }: Model, options) =>
      getModelFile({
        ...options,
        path: { projectId, modelId: id, versionNumber: n, fileName: 'source' },
        throwOnError: true,
      }),
    fileName: ({ currentVersion }) => currentVersion.fileName,
  });
