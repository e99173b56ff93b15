import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import type { ProjectResult } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { useKnownProjects } from './known';
import { offersModule } from './modules';
import { standInFor } from './standIn';

/** Leaves out the modules that the host does not offer, although the project has them on. */
const offeredOnly = (answer: ProjectResult): ProjectResult => ({
  ...answer,
  data: { ...answer.data, seenModules: answer.data.seenModules.filter(offersModule) },
});

/** Returns the project of an id. A host without a call for it has a stand-in, which is there at once. */
export function useProject(projectId: string) {
  const offered = useOffers();
  const isOffered = offered('getProject');
  const name = useKnownProjects().find(({ id }) => id === projectId)?.name ?? null;
  const query = useQuery({
    ...getProjectOptions({ path: { projectId } }),
    select: offeredOnly,
    enabled: isOffered && projectId !== '',
  });
  const standIn = useMemo(
    () => (isOffered ? null : { success: true as const, data: standInFor(projectId, name) }),
    [isOffered, projectId, name],
  );
  if (!standIn) return query;
  return { ...query, data: standIn, error: null, isPending: false, isSuccess: true } as const;
}
