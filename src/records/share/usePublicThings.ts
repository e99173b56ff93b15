import { useQueries } from '@tanstack/react-query';
import { readScans } from '@/api/documented/scans';
import { listFieldCamsOptions } from '@/api/generated/field-cams.gen';
import { listModelsOptions } from '@/api/generated/models.gen';
import { listAlbumsOptions } from '@/api/generated/photos.gen';
import { listScansOptions } from '@/api/generated/scans/listScans.gen';
import { listToursOptions } from '@/api/generated/tours.gen';
import type { ShownScanListResult, TargetType } from '@/api/generated/types.gen';
import { listVideosOptions } from '@/api/generated/videos.gen';
import { type Listed, publicThings } from './publicThings';

/** The page size of each list. */
const PAGE = 100;

/** Single photos are left out: a project has hundreds of them, and albums can be shared. */
const kinds = ['scan', 'model', 'tour', 'album', 'video', 'cam'] as const satisfies TargetType[];

/**
 * Loads the targets of a project that a public link can include. Requests nothing until `wanted` is
 * true.
 */
export function usePublicThings(projectId: string, enabled: boolean) {
  const path = { projectId };
  const some = { path, query: { limit: PAGE } };
  const of = (type: TargetType) => ({
    select: (list: { data: Listed[]; nextCursor?: string | null }) => publicThings(type, list),
    enabled,
  });
  return useQueries({
    queries: [
      {
        ...listScansOptions({ path }),
        enabled,
        select: (scans: ShownScanListResult) => publicThings('scan', { data: readScans(scans) }),
      },
      { ...listModelsOptions(some), ...of('model') },
      { ...listToursOptions(some), ...of('tour') },
      { ...listAlbumsOptions({ path }), ...of('album') },
      { ...listVideosOptions(some), ...of('video') },
      { ...listFieldCamsOptions({ path }), ...of('cam') },
    ],
    combine: (lists) => ({
      things: lists.flatMap(({ data }) => data?.things ?? []),
      isLoading: lists.some((list) => list.isLoading),
      /** Whether any list was cut off. */
      isCut: lists.some(({ data }) => data?.isCut),
      /** Types that failed to load. */
      failed: kinds.filter((_, i) => lists[i]?.isError && !lists[i].data),
      isRetrying: lists.some((list) => list.isRefetching),
      retry: () => {
        for (const list of lists) if (list.isError) void list.refetch();
      },
    }),
  });
}
