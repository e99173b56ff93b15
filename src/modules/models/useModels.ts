import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listModelsInfiniteOptions } from '@/api/generated/models/listModels.gen';
import { byCursor } from '@/shared/log/query';
import { isUnderWay } from './parts/VersionState';
import type { ModelView } from './useModelView';

/** How often one looks at what the server is still at work on. */
export const POLL_MS = 1500;

const PAGE = 48;

/** The models that a view shows, page after page. */
export function useModels(projectId: string, { q, sort, discipline }: ModelView) {
  const [words] = useDebouncedValue(q.trim(), 200);
  const models = useInfiniteQuery({
    ...listModelsInfiniteOptions({
      path: { projectId },
      query: {
        sort,
        limit: PAGE,
        ...(words && { q: words }),
        ...(discipline !== 'all' && { discipline: [discipline] }),
      },
    }),
    ...byCursor(projectId),
    refetchInterval: ({ state }) => {
      const shown = state.data?.pages.flatMap(({ data }) => data);
      return shown?.some(({ latestVersion }) => isUnderWay(latestVersion)) ? POLL_MS : false;
    },
  });
  return {
    query: models,
    shown: models.data?.pages.flatMap(({ data }) => data),
    total: models.data?.pages[0]?.total ?? 0,
  };
}
