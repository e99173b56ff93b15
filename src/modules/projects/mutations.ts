import { updateProjectFavorite } from '@/api/generated/projects/updateProjectFavorite.gen';
import type { Project } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

/** Makes a project a favorite of the user, or no longer. */
export const useFavorite = ({ id }: Project) =>
  useWrite({
    operation: 'updateProjectFavorite',
    write: (favorite: boolean) =>
      updateProjectFavorite({ path: { projectId: id }, body: { favorite }, throwOnError: true }),
    stale: ['listProjects', 'getProject'],
  });
