import { useQuery } from '@tanstack/react-query';
import { listProjectLocationsOptions } from '@/api/generated/projects/listProjectLocations.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { archivedName, locationText } from '../locationText';

const FRESH_MS = 5 * 60 * 1000;

/** Returns the buildings, levels, areas and rooms of a project, as options. */
export function useLocations(projectId: string) {
  const { data, error, refetch } = useQuery({
    ...listProjectLocationsOptions({ path: { projectId } }),
    staleTime: FRESH_MS,
  });
  return {
    options: (data?.data ?? []).map(({ id, kind, path, archived, inUse }) => ({
      value: id,
      label: archived ? archivedName(locationText(path)) : locationText(path),
      kind,
      archived,
      inUse,
    })),
    /** Why there are no options. */
    failure:
      error && !data
        ? { text: failureText('listProjectLocations', error), retry: () => void refetch() }
        : undefined,
  };
}
