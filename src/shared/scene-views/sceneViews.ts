import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSceneView } from '@/api/generated/scene-views/createSceneView.gen';
import { deleteSceneView } from '@/api/generated/scene-views/deleteSceneView.gen';
import {
  listSceneViewsOptions,
  listSceneViewsQueryKey,
} from '@/api/generated/scene-views/listSceneViews.gen';
import { updateSceneView } from '@/api/generated/scene-views/updateSceneView.gen';
import type {
  CreateSceneViewRequest,
  PinTarget,
  SceneView,
  UpdateSceneViewRequest,
} from '@/api/generated/types.gen';
import { failureText } from '../errors/operationTexts';
import { toast } from '../feedback/toast';

/** Milliseconds in which one can think better of it. */
const TO_THINK = 8000;

export interface SceneAddress {
  projectId: string;
  target: PinTarget;
}

const addressOf = ({ projectId, target }: SceneAddress) => ({
  path: { projectId },
  query: { targetType: target.type, targetId: target.id },
});

/** The caller's own views of something and the shared ones. */
export const sceneViewsOptions = (at: SceneAddress) => listSceneViewsOptions(addressOf(at));

/** The list again, after each change. */
function useInvalidate(at: SceneAddress) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: listSceneViewsQueryKey(addressOf(at)) });
}

export function useSaveSceneView(at: SceneAddress, said = 'View saved') {
  const invalidate = useInvalidate(at);
  const { projectId, target } = at;
  return useMutation({
    mutationFn: (view: Omit<CreateSceneViewRequest, 'target'>) =>
      createSceneView({ path: { projectId }, body: { ...view, target }, throwOnError: true }),
    onSuccess: () => {
      toast.success(said);
      return invalidate();
    },
    onError: (error) => toast.error(failureText('createSceneView', error)),
  });
}

export function useChangeSceneView(at: SceneAddress) {
  const invalidate = useInvalidate(at);
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateSceneViewRequest & { id: string }) =>
      updateSceneView({
        path: { projectId: at.projectId, sceneViewId: id },
        body,
        throwOnError: true,
      }),
    onSuccess: () => {
      toast.success('View changed');
      return invalidate();
    },
    onError: (error) => toast.error(failureText('updateSceneView', error)),
  });
}

/** Deletes a view, and offers to save it again; what somebody else had shared is then one's own. */
export function useDeleteSceneView(at: SceneAddress) {
  const invalidate = useInvalidate(at);
  const restore = useSaveSceneView(at, 'View restored');
  return useMutation({
    mutationFn: ({ id }: SceneView) =>
      deleteSceneView({
        path: { projectId: at.projectId, sceneViewId: id },
        throwOnError: true,
      }),
    onSuccess: (_, { name, shared, state }) => {
      toast.success('View deleted', {
        duration: TO_THINK,
        action: { label: 'Undo', run: () => restore.mutate({ name, shared, state }) },
      });
      return invalidate();
    },
    onError: (error) => toast.error(failureText('deleteSceneView', error)),
  });
}
