import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAbort } from '@/api/apiError';
import { cancelModelVersionProcessingMutation } from '@/api/generated/models/cancelModelVersionProcessing.gen';
import { deleteModelMutation } from '@/api/generated/models/deleteModel.gen';
import { getModelQueryKey } from '@/api/generated/models/getModel.gen';
import { getModelFile } from '@/api/generated/models/getModelFile.gen';
import { listModelVersionsQueryKey } from '@/api/generated/models/listModelVersions.gen';
import { makeModelPrivate } from '@/api/generated/models/makeModelPrivate.gen';
import { makeModelPublic } from '@/api/generated/models/makeModelPublic.gen';
import { makeModelVersionCurrentMutation } from '@/api/generated/models/makeModelVersionCurrent.gen';
import { processModelVersionMutation } from '@/api/generated/models/processModelVersion.gen';
import { updateModelMutation } from '@/api/generated/models/updateModel.gen';
import { getProjectStatsQueryKey } from '@/api/generated/projects/getProjectStats.gen';
import type { Model, ModelVisibility } from '@/api/generated/types.gen';
import { fetchWithDownloadProgress, type Progress, saveFile } from '@/api/transfer';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';

/** What a change of a model makes stale: the lists, the model itself, and the counts of the project. */
export function invalidateModels(client: QueryClient, projectId: string, modelId?: string) {
  const path = { projectId };
  const one = modelId === undefined ? null : { projectId, modelId };
  return Promise.all([
    client.invalidateQueries({ queryKey: [{ _id: 'listModels' }] }),
    client.invalidateQueries({ queryKey: getProjectStatsQueryKey({ path }) }),
    one && client.invalidateQueries({ queryKey: getModelQueryKey({ path: one }) }),
    one && client.invalidateQueries({ queryKey: listModelVersionsQueryKey({ path: one }) }),
  ]);
}

export function useUpdateModel(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    ...updateModelMutation(),
    onSuccess: (_, { path }) => {
      toast.success('Model updated successfully');
      return invalidateModels(client, projectId, path.modelId);
    },
    onError: (error) => toast.error(failureText('updateModel', error)),
  });
}

export function useDeleteModel(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    ...deleteModelMutation(),
    onSuccess: () => {
      toast.success('Model deleted');
      return invalidateModels(client, projectId);
    },
    onError: (error) => toast.error(failureText('deleteModel', error)),
  });
}

export function useModelVisibility(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ model, visibility }: { model: Model; visibility: ModelVisibility }) => {
      const path = { projectId, modelId: model.id };
      return visibility === 'public'
        ? makeModelPublic({ path, throwOnError: true })
        : makeModelPrivate({ path, throwOnError: true });
    },
    onSuccess: (_, { model, visibility }) => {
      toast.success(visibility === 'public' ? 'Model is now public' : 'Model is now private');
      return invalidateModels(client, projectId, model.id);
    },
    onError: (error, { visibility }) =>
      toast.error(
        failureText(visibility === 'public' ? 'makeModelPublic' : 'makeModelPrivate', error),
      ),
  });
}

export function useMakeCurrent(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    ...makeModelVersionCurrentMutation(),
    onSuccess: (_, { path }) => {
      toast.success(`Version ${path.n} is shown now`);
      return invalidateModels(client, projectId, path.modelId);
    },
    onError: (error) => toast.error(failureText('makeModelVersionCurrent', error)),
  });
}

export function useProcessAgain(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    ...processModelVersionMutation(),
    onSuccess: (_, { path }) => invalidateModels(client, projectId, path.modelId),
    onError: (error) => toast.error(failureText('processModelVersion', error)),
  });
}

export function useStopProcessing(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    ...cancelModelVersionProcessingMutation(),
    onSuccess: (_, { path }) => {
      toast.success('Processing stopped');
      return invalidateModels(client, projectId, path.modelId);
    },
    onError: (error) => toast.error(failureText('cancelModelVersionProcessing', error)),
  });
}

/** Downloads the file of a version as it was uploaded, with progress, and can be cancelled. */
export function useDownloadModel(projectId: string) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [controller, setController] = useState<AbortController | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ id, currentVersion: { n, fileName } }: Model) => {
      const aborter = new AbortController();
      setController(aborter);
      const { data } = await getModelFile({
        path: { projectId, modelId: id, n, name: 'source' },
        signal: aborter.signal,
        fetch: fetchWithDownloadProgress(setProgress),
        throwOnError: true,
      });
      saveFile(data, fileName);
    },
    onMutate: () => setProgress({ loaded: 0, total: null }),
    onError: (error) => {
      if (!isAbort(error)) toast.error(failureText('getModelFile', error));
    },
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress, cancel: () => controller?.abort() };
}
