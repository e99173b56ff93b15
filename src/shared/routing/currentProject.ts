import { useSearchParams } from 'wouter';
import { href } from './paths';

const STORAGE_KEY = 'current-project';

/** The project that was last worked in, in this browser; null when there is none. */
export const storedProject = {
  get: () => withStorage((storage) => storage.getItem(STORAGE_KEY)),
  set: (projectId: string) => withStorage((storage) => storage.setItem(STORAGE_KEY, projectId)),
  clear: () => withStorage((storage) => storage.removeItem(STORAGE_KEY)),
};

/** Storage may be blocked or full; the choice then lasts as long as the address names it. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/**
 * The current project, as the address says it (`?project=`). Pages in the project frame can rely on it: the
 * frame shows them only when the address names a project.
 */
export function useProjectId(): string {
  return useSearchParams()[0].get('project') ?? '';
}

/** Makes addresses that stay in the current project. */
export function useProjectHref(): (path: string, query?: Record<string, string>) => string {
  const project = useProjectId();
  return (path, query) => href(path, { project, ...query });
}
