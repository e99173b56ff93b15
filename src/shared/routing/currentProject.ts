import { browserStorage } from '../storage';
import { href } from './paths';
import { useAddressQuery } from './search';

const STORAGE_KEY = 'current-project';

/** The project that was last worked in, in this browser; null when there is none. */
export const storedProject = {
  get: () => browserStorage.get(STORAGE_KEY),
  set: (projectId: string) => browserStorage.set(STORAGE_KEY, projectId),
  clear: () => browserStorage.remove(STORAGE_KEY),
};

/**
 * The current project, as the address says it (`?project=`). Pages in the project frame can rely on it: the
 * frame shows them only when the address names a project.
 */
export function useProjectId(): string {
  return useAddressQuery().get('project') ?? '';
}

/** Makes addresses that stay in the current project. */
export function useProjectHref(): (path: string, query?: Record<string, string>) => string {
  const project = useProjectId();
  return (path, query) => href(path, { project, ...query });
}
