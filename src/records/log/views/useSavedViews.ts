import { createSavedView } from '@/api/generated/projects/createSavedView.gen';
import { deleteSavedView } from '@/api/generated/projects/deleteSavedView.gen';
import { listSavedViewsOptions } from '@/api/generated/projects/listSavedViews.gen';
import { updateSavedView } from '@/api/generated/projects/updateSavedView.gen';
import type { CreateSavedViewRequest, LogName, SavedView } from '@/api/generated/types.gen';
import { UNDO_TOAST_MS } from '@/shared/feedback/toast';
import { useWrite } from '@/shared/feedback/useWrite';

export interface ViewsAddress {
  projectId: string;
  log: LogName;
}

/** The user's own views of a log and the shared ones. */
export const savedViewsOptions = ({ projectId, log }: ViewsAddress) =>
  listSavedViewsOptions({ path: { projectId }, query: { log } });

const create = ({ projectId, log }: ViewsAddress) => ({
  operation: 'createSavedView' as const,
  write: (view: Omit<CreateSavedViewRequest, 'log'>) =>
    createSavedView({ path: { projectId }, body: { ...view, log }, throwOnError: true }),
  stale: ['listSavedViews'] as const,
});

/** Saves a view. Failures are shown inline in the form. */
export const useSaveView = (address: ViewsAddress) =>
  useWrite({ ...create(address), successToast: () => 'View saved', failure: 'inline' });

/** Replaces what a view shows. */
export const useUpdateView = (address: ViewsAddress) =>
  useWrite({
    operation: 'updateSavedView',
    write: ({ id, query }: Pick<SavedView, 'id' | 'query'>) =>
      updateSavedView({
        path: { projectId: address.projectId, savedViewId: id },
        body: { query },
        throwOnError: true,
      }),
    stale: ['listSavedViews'],
    successToast: () => 'View saved',
  });

/** Deletes a view. Undo saves it again as the user's own view. */
export function useDeleteView(address: ViewsAddress) {
  const restore = useWrite({ ...create(address), successToast: () => 'View restored' });
  return useWrite({
    operation: 'deleteSavedView',
    write: ({ id }: SavedView) =>
      deleteSavedView({
        path: { projectId: address.projectId, savedViewId: id },
        throwOnError: true,
      }),
    stale: ['listSavedViews'],
    successToast: (_, { name, query, shared }) => ({
      message: 'View deleted',
      duration: UNDO_TOAST_MS,
      action: { label: 'Undo', run: () => restore.mutate({ name, query, shared }) },
    }),
  });
}
