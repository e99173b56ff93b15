import type { SessionUser } from '@/api/documented/user';
import { isView } from './seeAs';
import { session, useSession } from './session';

interface SignedIn {
  user: SessionUser;
  accessToken: string;
}

/** No first page waits for this code. */
const load = () => import('./sealing');

const storedNames = (): string => {
  try {
    return Object.keys(localStorage).join('\n');
  } catch {
    return ''; // The browser blocks the storage.
  }
};

/** The next start seals what this one could not: the key still lies beside it. */
const laterInstead = () => {};

/** Gets the key that seals what the person leaves, so that it is there when the session ends. */
export function prepareSealing(user: SessionUser): void {
  if (!isView) void load().then(({ holdKey }) => holdKey(user.id), laterInstead);
}

/**
 * Brings back what the person left in this browser, before a page reads it, and removes what others left. The session may not
 * have begun yet.
 */
export async function openLeftovers({ user, accessToken }: SignedIn): Promise<void> {
  if (!/^(?:draft|page-unsent|outbox|known-project|sealed|storage-key)\b/m.test(storedNames()))
    return;
  await load().then(({ open }) => open(user.id, accessToken), laterInstead);
}

/**
 * Leaves nothing readable of a person when the session ends. Call once. Resolves when the first page may show: a session can
 * have ended while no tab was open.
 */
export async function followLeftovers(): Promise<void> {
  if (isView) return;
  const seal = () => load().then((sealing) => sealing.seal(), laterInstead);
  useSession.subscribe(({ user }, before) => {
    if (!before.user || user?.id === before.user.id) return;
    sessionStorage.clear();
    // The pages that close now save what was typed last.
    setTimeout(() => void seal());
  });
  const { user, accessToken } = session.get();
  const hasKey = /^storage-key$/m.test(storedNames());
  if (!user && hasKey) await seal();
  // The sign-in could not open it.
  if (user && accessToken && !hasKey) await openLeftovers({ user, accessToken });
}
