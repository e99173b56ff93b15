import type { QueryClient } from '@tanstack/react-query';
import { followLeftovers, prepareSealing } from '@/platform/auth/leftovers';
import { followOtherTabs, useSession } from '@/platform/auth/session';
import { storedProject } from '@/shared/routing/currentProject';
import { firstScreenUsable } from './usable';

/**
 * Keeps the data of one user from the next one. Call once. Resolves when the first page may show.
 */
export function followSession(queryClient: QueryClient): Promise<void> {
  followOtherTabs();
  const prepare = () => void firstScreenUsable(queryClient).then(prepareSealing);
  useSession.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    queryClient.clear();
    if (user) return prepare();
    storedProject.clear();
    dispatchEvent(new Event('session-end'));
  });
  prepare();
  return followLeftovers();
}
