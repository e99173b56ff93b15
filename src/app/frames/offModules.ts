import type { ProjectModule } from '@/api/generated/types.gen';
import { browserStorage } from '@/shared/storage';

const keyOf = (projectId: string) => `modules-off:${encodeURIComponent(projectId)}` as const;

/**
 * The modules that a project does not use, as of the last visit. Their screens send no call before the project is read.
 */
export const offModules = {
  has: (projectId: string, module: ProjectModule): boolean =>
    (browserStorage.get(keyOf(projectId)) ?? '').split(' ').includes(module),
  set(projectId: string, modules: readonly string[]): void {
    if (modules.length > 0) browserStorage.set(keyOf(projectId), modules.join(' '));
    else browserStorage.remove(keyOf(projectId));
  },
};
