import type { QueryClient } from '@tanstack/react-query';
import {
  createTour,
  deleteTour,
  deleteTourScene,
  getTourQueryKey,
  updateTour,
  updateTourPlan,
  updateTourScene,
} from '@/api/generated/tours.gen';
import type {
  CreateTourRequest,
  TourResult,
  UpdateTourRequest,
  UpdateTourSceneRequest,
} from '@/api/generated/types.gen';
import { fetchWithoutTimeout } from '@/api/transfer';
import { useWrite } from '@/shared/feedback/useWrite';

/** The operations that a change of a tour makes stale: the list and the counts of the dashboard. */
export const STALE = ['listTours', 'getProjectStats'] as const;

/** Every write answers with the whole tour. Scenes upload in parallel, so the newest version wins. */
export const showTour = (projectId: string) => (client: QueryClient, answer: TourResult) => {
  const path = { projectId, tourId: answer.data.id };
  client.setQueryData<TourResult>(getTourQueryKey({ path }), (known) =>
    known && known.data.version > answer.data.version ? known : answer,
  );
};

export const useCreateTour = (projectId: string) =>
  useWrite({
    operation: 'createTour',
    write: (body: CreateTourRequest) =>
      createTour({ path: { projectId }, body, throwOnError: true }),
    stale: STALE,
    successToast: () => 'Tour created',
    failure: 'inline',
    show: showTour(projectId),
  });

export const useUpdateTour = (
  projectId: string,
  tourId: string,
  failure: 'toast' | 'inline' = 'toast',
) =>
  useWrite({
    operation: 'updateTour',
    write: (body: UpdateTourRequest) =>
      updateTour({ path: { projectId, tourId }, body, throwOnError: true }),
    stale: STALE,
    record: 'getTour',
    successToast: (_, body) => saidOf(body),
    failure,
    show: showTour(projectId),
  });

function saidOf({ state, visibility }: UpdateTourRequest): string {
  if (visibility) return visibility === 'public' ? 'Tour is now public' : 'Tour is now private';
  if (state) return state === 'published' ? 'Tour published' : 'Tour is a draft again';
  return 'Tour updated';
}

export const useDeleteTour = (projectId: string) =>
  useWrite({
    operation: 'deleteTour',
    write: ({ id, version }: { id: string; version: number }) =>
      deleteTour({ path: { projectId, tourId: id }, query: { version }, throwOnError: true }),
    stale: STALE,
    successToast: () => 'Tour deleted',
  });

export const useUpdatePlan = (projectId: string, tourId: string) =>
  useWrite({
    operation: 'updateTourPlan',
    write: (plan: File) =>
      updateTourPlan({
        path: { projectId, tourId },
        body: { plan },
        fetch: fetchWithoutTimeout,
        throwOnError: true,
      }),
    stale: STALE,
    successToast: () => 'Plan uploaded',
    show: showTour(projectId),
  });

export const useUpdateScene = (projectId: string, tourId: string) =>
  useWrite({
    operation: 'updateTourScene',
    write: ({ sceneId, ...body }: UpdateTourSceneRequest & { sceneId: string }) =>
      updateTourScene({ path: { projectId, tourId, sceneId }, body, throwOnError: true }),
    stale: STALE,
    record: 'getTour',
    show: showTour(projectId),
  });

export const useDeleteScene = (projectId: string, tourId: string) =>
  useWrite({
    operation: 'deleteTourScene',
    write: ({ sceneId, version }: { sceneId: string; version: number }) =>
      deleteTourScene({
        path: { projectId, tourId, sceneId },
        query: { version },
        throwOnError: true,
      }),
    stale: STALE,
    record: 'getTour',
    successToast: () => 'Scene deleted',
    show: showTour(projectId),
  });
