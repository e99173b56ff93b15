import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getProjectStatsQueryKey } from '@/api/generated/projects/getProjectStats.gen';
import { createTourMutation } from '@/api/generated/tours/createTour.gen';
import { deleteTourMutation } from '@/api/generated/tours/deleteTour.gen';
import { deleteTourSceneMutation } from '@/api/generated/tours/deleteTourScene.gen';
import { getTourQueryKey } from '@/api/generated/tours/getTour.gen';
import { updateTourMutation } from '@/api/generated/tours/updateTour.gen';
import { updateTourPlanMutation } from '@/api/generated/tours/updateTourPlan.gen';
import { updateTourSceneMutation } from '@/api/generated/tours/updateTourScene.gen';
import type { TourResult } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';

/** What a change of a tour makes stale: the list, and the counts of the dashboard. */
function invalidateTours(client: QueryClient, projectId: string) {
  return Promise.all([
    client.invalidateQueries({ queryKey: [{ _id: 'listTours' }] }),
    client.invalidateQueries({ queryKey: getProjectStatsQueryKey({ path: { projectId } }) }),
  ]);
}

/** Every write answers with the tour as it is now, which is shown at once. */
export function useShowTour(projectId: string) {
  const client = useQueryClient();
  return (result: TourResult) => {
    const path = { projectId, tourId: result.data.id };
    client.setQueryData<TourResult>(getTourQueryKey({ path }), (known) =>
      // Several scenes come at once, and their answers in any order.
      known && known.data.version > result.data.version ? known : result,
    );
    return invalidateTours(client, projectId);
  };
}

/** Somebody else was quicker: what he made of it is what the next try starts from. */
function useLookAgain(projectId: string, tourId: string) {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ queryKey: getTourQueryKey({ path: { projectId, tourId } }) });
}

export function useCreateTour(projectId: string) {
  const show = useShowTour(projectId);
  return useMutation({
    ...createTourMutation(),
    onSuccess: (result) => {
      toast.success('Tour created');
      return show(result);
    },
    onError: (error) => toast.error(failureText('createTour', error)),
  });
}

/** @param said What is said when it is done. */
export function useUpdateTour(projectId: string, tourId: string) {
  const show = useShowTour(projectId);
  const lookAgain = useLookAgain(projectId, tourId);
  return useMutation({
    ...updateTourMutation(),
    onSuccess: (result, { body }) => {
      toast.success(saidOf(body));
      return show(result);
    },
    onError: (error) => {
      toast.error(failureText('updateTour', error));
      return lookAgain();
    },
  });
}

function saidOf({ state, visibility }: { state?: string; visibility?: string }): string {
  if (visibility) return visibility === 'public' ? 'Tour is now public' : 'Tour is now private';
  if (state) return state === 'published' ? 'Tour published' : 'Tour is a draft again';
  return 'Tour updated';
}

export function useDeleteTour(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    ...deleteTourMutation(),
    onSuccess: () => {
      toast.success('Tour deleted');
      return invalidateTours(client, projectId);
    },
    onError: (error) => toast.error(failureText('deleteTour', error)),
  });
}

export function useUpdatePlan(projectId: string) {
  const show = useShowTour(projectId);
  return useMutation({
    ...updateTourPlanMutation(),
    onSuccess: (result) => {
      toast.success('Plan uploaded');
      return show(result);
    },
    onError: (error) => toast.error(failureText('updateTourPlan', error)),
  });
}

export function useUpdateScene(projectId: string, tourId: string) {
  const show = useShowTour(projectId);
  const lookAgain = useLookAgain(projectId, tourId);
  return useMutation({
    ...updateTourSceneMutation(),
    onSuccess: (result) => show(result),
    onError: (error) => {
      toast.error(failureText('updateTourScene', error));
      return lookAgain();
    },
  });
}

export function useDeleteScene(projectId: string, tourId: string) {
  const show = useShowTour(projectId);
  const lookAgain = useLookAgain(projectId, tourId);
  return useMutation({
    ...deleteTourSceneMutation(),
    onSuccess: (result) => {
      toast.success('Scene deleted');
      return show(result);
    },
    onError: (error) => {
      toast.error(failureText('deleteTourScene', error));
      return lookAgain();
    },
  });
}
