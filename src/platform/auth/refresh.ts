import { ApiError, isUnanswered } from '@/api/apiError';
import { refreshToken } from '@/api/generated/auth/refreshToken.gen';
import { exclusively } from '@/shared/browser/exclusively';
import { ended } from './ended';
import { readSession, session } from './session';

let running: Promise<string | null> | undefined;
/** The last access token that this tab got from the host. */
let issued: string | undefined;

export const isIssued = (token: string): boolean => token === issued;

/**
 * Replaces a refused access token. Concurrent callers share one call, in this tab and, through a Web Lock, in other
 * tabs (specification, section 4; a refresh token works once).
 *
 * @returns null if the session is over; the session is then ended.
 * @throws ApiError if the server did not answer or is not available. This does not end the session.
 */
export function refresh(refused: string): Promise<string | null> {
  running ??= exclusively('session-refresh', () => refreshOnce(refused)).finally(() => {
    running = undefined;
  });
  return running;
}

async function refreshOnce(refused: string): Promise<string | null> {
  // While this tab waited, another tab may have refreshed, signed out, or signed in as another user.
  const person = session.get().user?.id;
  readSession();
  const { accessToken, refreshToken: token, user } = session.get();
  if (user && user.id !== person) return null; // Do not repeat one user's call as another user.
  if (accessToken && accessToken !== refused) return accessToken;
  if (!token) return endSession();
  // Ignore a late answer if the user has signed out or another user has signed in since.
  const isOver = () => session.get().refreshToken !== token;
  try {
    const { data } = await refreshToken({ body: { refreshToken: token }, throwOnError: true });
    if (isOver()) return null;
    // The specification shows only `accessToken`, and it has `data` around all else of the sign-in.
    const { accessToken, refreshToken: next } = data.data ?? data;
    if (!accessToken) throw new ApiError('contract', 200);
    issued = accessToken;
    session.setTokens({ accessToken, ...(next && { refreshToken: next }) });
    return accessToken;
  } catch (error) {
    if (isOver()) return null;
    if (isUnanswered(error)) throw error;
    return endSession();
  }
}

function endSession(): null {
  ended.note(session.get().user?.email);
  session.end();
  return null;
}
