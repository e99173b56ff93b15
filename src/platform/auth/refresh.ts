import { ApiError } from '@/api/apiError';
import { refreshToken } from '@/api/generated/auth/refreshToken.gen';
import { session, useSession } from './session';

let running: Promise<string | null> | undefined;

/**
 * Gets a new access token in place of the refused one: one call for all who ask meanwhile, in this tab and,
 * by a Web Lock, in the others (specification, section 4; the refresh token serves once).
 *
 * @returns null when the session is over; it is ended then.
 * @throws ApiError when the server gave no answer or is not available: that ends no session.
 */
export function refresh(refused: string): Promise<string | null> {
  running ??= exclusively(() => refreshOnce(refused)).finally(() => {
    running = undefined;
  });
  return running;
}

async function refreshOnce(refused: string): Promise<string | null> {
  // Another tab may have refreshed, signed out, or signed in as somebody else, while this one waited.
  const person = session.get().user?.id;
  await useSession.persist.rehydrate();
  const { accessToken, refreshToken: token, user } = session.get();
  if (user && user.id !== person) return null; // One person's call is not repeated as another.
  if (accessToken && accessToken !== refused) return accessToken;
  if (!token) return endSession();
  // Whoever signed out meanwhile, or in as somebody else, is not to be disturbed by a late answer.
  const isOver = () => session.get().refreshToken !== token;
  try {
    const { data } = await refreshToken({ body: { refreshToken: token }, throwOnError: true });
    if (isOver()) return null;
    session.setTokens(data);
    return data.accessToken;
  } catch (error) {
    if (isOver()) return null;
    if (error instanceof ApiError && (error.kind === 'network' || error.status === 503))
      throw error;
    return endSession();
  }
}

function endSession(): null {
  session.end();
  return null;
}

/** Web Locks want a secure context; without them the tabs take no turns. */
async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request('session-refresh', task) : task();
}
