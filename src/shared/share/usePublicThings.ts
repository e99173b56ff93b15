import { useQueries } from '@tanstack/react-query';
import { listModelsOptions } from '@/api/generated/models/listModels.gen';
import { listScansOptions } from '@/api/generated/scans/listScans.gen';
import { listToursOptions } from '@/api/generated/tours/listTours.gen';
import type { ShareTarget, TargetType } from '@/api/generated/types.gen';

/** As many of each kind as one answer has. */
const MOST = 100;

export interface PublicThing extends ShareTarget {
  title: string;
}

interface Listed {
  id: string;
  title: string;
  visibility: 'private' | 'public';
}

/** Only what is public can be shared. */
const publicOnes =
  (type: TargetType) =>
  ({ data }: { data: Listed[] }): PublicThing[] =>
    data
      .filter(({ visibility }) => visibility === 'public')
      .map(({ id, title }) => ({ type, id, title }));

/** What of a project can be in a public link, kind after kind. */
export function usePublicThings(projectId: string) {
  const at = { path: { projectId }, query: { limit: MOST } };
  return useQueries({
    queries: [
      { ...listScansOptions({ path: { projectId } }), select: publicOnes('scan') },
      { ...listModelsOptions(at), select: publicOnes('model') },
      { ...listToursOptions(at), select: publicOnes('tour') },
    ],
    combine: (lists) => ({
      things: lists.flatMap(({ data }) => data ?? []),
      isPending: lists.some((list) => list.isPending),
      isIncomplete: lists.some((list) => list.isError),
    }),
  });
}
