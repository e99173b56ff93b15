import { browserStorage } from '@/shared/storage';

const TOKEN_KEY = 'push-token';
const ASKED_KEY = 'push-asked';

interface Kept {
  token: string;
  /** The user who was signed in with it; null while it waits for a sign-in. */
  userId: string | null;
}

/**
 * The push token of this browser, at hand for the next sign-in without loading Firebase's SDK, whose own record
 * is the one that counts.
 */
export const pushToken = {
  get: (): Kept | null => read(browserStorage.get(TOKEN_KEY)),
  set: (kept: Kept) => browserStorage.set(TOKEN_KEY, JSON.stringify(kept)),
  clear: () => browserStorage.remove(TOKEN_KEY),
};

/** Storage is input like any other. */
function read(stored: string | null): Kept | null {
  try {
    const { token, userId } = JSON.parse(stored ?? 'null') ?? {};
    const isUser = userId === null || typeof userId === 'string';
    return typeof token === 'string' && isUser ? { token, userId } : null;
  } catch {
    return null;
  }
}

/** Whether the person has been asked for permission; nobody is asked twice. */
export const pushAsked = {
  get: () => browserStorage.get(ASKED_KEY) !== null,
  set: () => browserStorage.set(ASKED_KEY, new Date().toISOString()),
};
