import { useQueries } from '@tanstack/react-query';
import { listFieldCamsOptions } from '@/api/generated/field-cams/listFieldCams.gen';
import { listModelsOptions } from '@/api/generated/models/listModels.gen';
import { listAlbumsOptions } from '@/api/generated/photos/listAlbums.gen';
import { listScansOptions } from '@/api/generated/scans/listScans.gen';
import { listToursOptions } from '@/api/generated/tours/listTours.gen';
import type { TargetType } from '@/api/generated/types.gen';
import { listVideosOptions } from '@/api/generated/videos/listVideos.gen';
import { type Listed, publicThings } from './publicThings';

/** As many of each kind as one answer has. */
const MOST = 100;

/** Without single photos: there are hundreds of them, and albums to share them in. */
const kinds = ['scan', 'model', 'tour', 'album', 'video', 'cam'] as const satisfies TargetType[];

/** What of a project can be in a public link, kind after kind. Nothing is asked for before it is wanted. */
export function usePublicThings(projectId: string, wanted: boolean) {
  const path = { projectId };
  const some = { path, query: { limit: MOST } };
  const of = (type: TargetType) => ({
    select: (list: { data: Listed[]; nextCursor?: string | null }) => publicThings(type, list),
    enabled: wanted,
  });
  return useQueries({
    queries: [
      { ...listScansOptions({ path }), ...of('scan') },
      { ...listModelsOptions(some), ...of('model') },
      { ...listToursOptions(some), ...of('tour') },
      { ...listAlbumsOptions({ path }), ...of('album') },
      { ...listVideosOptions(some), ...of('video') },
      { ...listFieldCamsOptions({ path }), ...of('cam') },
    ],
    combine: (lists) => ({
      things: lists.flatMap(({ data }) => data?.things ?? []),
      isLoading: lists.some((list) => list.isLoading),
      /** Whether there is more of a kind than is offered. */
      isCut: lists.some(({ data }) => data?.isCut),
      /** Kinds that could not be loaded. */
      failed: kinds.filter((_, i) => lists[i]?.isError && !lists[i].data),
      isRetrying: lists.some((list) => list.isRefetching),
      retry: () => {
        for (const list of lists) if (list.isError) void list.refetch();
      },
    }),
  });
}
