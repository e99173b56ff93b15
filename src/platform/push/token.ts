import { browserStorage } from '@/shared/storage';

const TOKEN_KEY = 'push-token';

interface StoredToken {
  token: string;
  /** The user with the token in the session; null until the server knows it. */
  userId: string | null;
}

/**
 * A copy of this browser's push token, so that sign-in does not need to load Firebase's SDK. The SDK's own record is
 * authoritative.
 */
export const pushToken = {
  get: (): StoredToken | null => read(browserStorage.get(TOKEN_KEY)),
  set: (stored: StoredToken) => browserStorage.set(TOKEN_KEY, JSON.stringify(stored)),
  clear: () => browserStorage.remove(TOKEN_KEY),
};

/** Validates the stored token. */
function read(stored: string | null): StoredToken | null {
  try {
    const { token, userId } = JSON.parse(stored ?? 'null') ?? {};
    const isUser = userId === null || typeof userId === 'string';
    return typeof token === 'string' && isUser ? { token, userId } : null;
  } catch {
    return null;
  }
}
