import { browserStorage } from '../storage';
import { href } from './paths';
import { useAddressQuery } from './search';

const STORAGE_KEY = 'current-project';

/** The last project that was opened in this browser; null if there is none. */
export const storedProject = {
  get: () => browserStorage.get(STORAGE_KEY),
  set: (projectId: string) => browserStorage.set(STORAGE_KEY, projectId),
  clear: () => browserStorage.remove(STORAGE_KEY),
};

/**
 * Returns the id of the current project from the address (`?project=`). Never empty in the project frame, which shows its pages
 * only if the address has a project.
 */
export function useProjectId(): string {
  return useAddressQuery().get('project') ?? '';
}

/** Returns a function that builds addresses in the current project. */
export function useProjectHref(): (path: string, query?: Record<string, string>) => string {
  const project = useProjectId();
  return (path, query) => href(path, { project, ...query });
}
