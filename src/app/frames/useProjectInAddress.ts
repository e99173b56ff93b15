import { useEffect, useRef } from 'react';
import type { useProject } from '@/shared/projects/useProject';
import { storedProject } from '@/shared/routing/currentProject';
import { addRecentProject } from '@/shared/routing/recentProjects';
import { useAddressParams } from '@/shared/routing/search';

const withProject = (projectId: string | null) => (search: URLSearchParams) => {
  if (projectId) search.set('project', projectId);
  else search.delete('project');
  return search;
};

/** Keeps the address and the browser's memory of the last project true. */
export function useProjectInAddress(
  projectId: string,
  project: ReturnType<typeof useProject>,
  userId: string | undefined,
): void {
  const [search, setSearch] = useAddressParams();
  const inAddress = search.get('project') === projectId;
  const found = project.isSuccess;
  const missing = project.error?.status === 404;
  /** The project restored from the last visit; the address did not name it. */
  const guessed = useRef<string>(undefined);

  useEffect(() => {
    if (inAddress) return;
    guessed.current = projectId;
    setSearch(withProject(projectId));
  }, [inAddress, projectId, setSearch]);
  useEffect(() => {
    if (found) storedProject.set(projectId);
    if (found && userId) addRecentProject(userId, projectId);
    if (!missing || storedProject.get() !== projectId) return;
    storedProject.clear();
    // The restored project is not available, and the address did not ask for it: open another one instead of showing an
    // error.
    if (guessed.current === projectId) setSearch(withProject(null));
  }, [found, missing, projectId, setSearch, userId]);
}
