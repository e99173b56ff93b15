import { useInfiniteQuery } from '@tanstack/react-query';
import { listModelsInfiniteOptions } from '@/api/generated/models.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { usePolling } from '@/shared/live/liveState';
import type { ModelView } from './modelView';
import { isUnderWay } from './parts/VersionState';

/** How often to refetch models that are processing, in milliseconds. */
export const POLL_MS = 1500;

const PAGE = 48;

/** The models of a view, page by page. */
export function useModels(projectId: string, { q, sort, discipline }: ModelView) {
  const polling = usePolling(POLL_MS);
  const list = useInfiniteQuery({
    ...listModelsInfiniteOptions({
      path: { projectId },
      query: {
        sort,
        limit: PAGE,
        ...(q && { q }),
        ...(discipline !== 'all' && { discipline: [discipline] }),
      },
    }),
    ...byCursor(projectId),
    refetchInterval: ({ state }) => {
      const models = state.data?.pages.flatMap(({ data }) => data);
      return models?.some(({ latestVersion }) => isUnderWay(latestVersion)) ? polling : false;
    },
  });
  return {
    list,
    models: list.data?.pages.flatMap(({ data }) => data),
    total: list.data?.pages[0]?.total,
  };
}
