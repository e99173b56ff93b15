import {
  createSceneView,
  deleteSceneView,
  listSceneViewsOptions,
  updateSceneView,
} from '@/api/generated/scene-views.gen';
import type {
  CreateSceneViewRequest,
  PinTarget,
  SceneView,
  SceneViewResult,
  UpdateSceneViewRequest,
} from '@/api/generated/types.gen';
import { withUndo } from '@/shared/feedback/toast';
import { useWrite, type WriteOptions } from '@/shared/feedback/useWrite';

export interface SceneAddress {
  projectId: string;
  target: PinTarget;
}

const addressOf = ({ projectId, target }: SceneAddress) => ({
  path: { projectId },
  query: { targetType: target.type, targetId: target.id },
});

/** Queries the user's own views of a target and the shared ones. */
export const sceneViewsOptions = (address: SceneAddress) =>
  listSceneViewsOptions(addressOf(address));

type NewView = Omit<CreateSceneViewRequest, 'target'>;

export const useSaveSceneView = (
  { projectId, target }: SceneAddress,
  options: Pick<WriteOptions<SceneViewResult, NewView>, 'successToast' | 'failure'>,
) =>
  useWrite({
    ...options,
    operation: 'createSceneView',
    write: (view: NewView) =>
      createSceneView({ path: { projectId }, body: { ...view, target }, throwOnError: true }),
    stale: ['listSceneViews'],
  });

export const useChangeSceneView = ({ projectId }: SceneAddress) =>
  useWrite({
    operation: 'updateSceneView',
    write: ({ id, ...body }: UpdateSceneViewRequest & { id: string }) =>
      updateSceneView({ path: { projectId, sceneViewId: id }, body, throwOnError: true }),
    stale: ['listSceneViews'],
    successToast: () => 'View updated',
    failure: 'inline',
  });

/** Deletes a view and offers Undo. Undo saves a copy, which belongs to the caller even if the original did not. */
export function useDeleteSceneView(address: SceneAddress) {
  const restore = useSaveSceneView(address, { successToast: () => 'View restored' });
  return useWrite({
    operation: 'deleteSceneView',
    write: ({ id }: SceneView) =>
      deleteSceneView({
        path: { projectId: address.projectId, sceneViewId: id },
        throwOnError: true,
      }),
    stale: ['listSceneViews'],
    successToast: (_, { name, shared, state }) =>
      withUndo('View deleted', () => restore.mutate({ name, shared, state })),
  });
}
