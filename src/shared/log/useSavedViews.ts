import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSavedView } from '@/api/generated/projects/createSavedView.gen';
import { deleteSavedView } from '@/api/generated/projects/deleteSavedView.gen';
import {
  listSavedViewsOptions,
  listSavedViewsQueryKey,
} from '@/api/generated/projects/listSavedViews.gen';
import type { CreateSavedViewRequest, LogName, SavedView } from '@/api/generated/types.gen';
import { failureText } from '../errors/operationTexts';
import { toast } from '../feedback/toast';

/** Milliseconds in which one can think better of it. */
const TO_THINK = 8000;

export interface ViewsAddress {
  projectId: string;
  log: LogName;
}

const optionsOf = ({ projectId, log }: ViewsAddress) => ({ path: { projectId }, query: { log } });

/** The caller's own views of a log and the shared ones. */
export const savedViewsOptions = (at: ViewsAddress) => listSavedViewsOptions(optionsOf(at));

/** Saves a view of the log. */
export function useSaveView({ projectId, log }: ViewsAddress, said = 'View saved') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (view: Omit<CreateSavedViewRequest, 'log'>) =>
      createSavedView({ path: { projectId }, body: { ...view, log }, throwOnError: true }),
    onSuccess: () => {
      toast.success(said);
      return client.invalidateQueries({
        queryKey: listSavedViewsQueryKey(optionsOf({ projectId, log })),
      });
    },
    onError: (error) => toast.error(failureText('createSavedView', error)),
  });
}

/** Deletes a view, and offers to save it again; what somebody else had shared is then one's own. */
export function useDeleteView(at: ViewsAddress) {
  const client = useQueryClient();
  const restore = useSaveView(at, 'View restored');
  return useMutation({
    mutationFn: ({ id }: SavedView) =>
      deleteSavedView({
        path: { projectId: at.projectId, savedViewId: id },
        throwOnError: true,
      }),
    onSuccess: (_, { name, query, shared }) => {
      toast.success('View deleted', {
        duration: TO_THINK,
        action: { label: 'Undo', run: () => restore.mutate({ name, query, shared }) },
      });
      return client.invalidateQueries({ queryKey: listSavedViewsQueryKey(optionsOf(at)) });
    },
    onError: (error) => toast.error(failureText('deleteSavedView', error)),
  });
}
