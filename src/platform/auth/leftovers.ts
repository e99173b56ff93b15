import type { SessionUser } from '@/api/documented/user';
import { browserStorage } from '@/shared/storage';
import { isView } from './seeAs';
import { session, useSession } from './session';

/** No first page waits for this code. What it cannot do, the next start does: the key still lies beside the rest. */
const sealing = async (use: (code: typeof import('./sealing')) => unknown): Promise<void> => {
  await import('./sealing').then(use).catch(() => {});
};

/** Gets the key that seals what the person leaves, so that it is there when the session ends. */
export function prepareSealing(): void {
  const { user } = session.get();
  if (user && !isView) void sealing(({ holdKey }) => holdKey(user.id));
}

/**
 * Brings back what the person left in this browser, before a page reads it, and removes what others left. The session may not
 * have begun yet.
 */
export const openLeftovers = (signedIn: { user: SessionUser; accessToken: string }) =>
  sealing(({ open }) => open(signedIn.user.id, signedIn.accessToken));

/**
 * Leaves nothing readable of a person when the session ends. Call once. Resolves when the first page may show: a session can
 * have ended while no tab was open.
 */
export async function followLeftovers(): Promise<void> {
  if (isView) return;
  const seal = () => sealing((code) => code.seal());
  useSession.subscribe(({ user }, before) => {
    if (!before.user || user?.id === before.user.id) return;
    // The pages that close now save what was typed last.
    setTimeout(seal);
  });
  const { user, accessToken } = session.get();
  const key = browserStorage.get('storage-key');
  if (!user && key) await seal();
  // The sign-in could not open it.
  if (user && accessToken && key === 'later') await openLeftovers({ user, accessToken });
}
