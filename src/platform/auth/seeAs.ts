import type { SeeAs } from '@/api/generated/types.gen';

/** Names the view of this tab in session storage, which no other tab sees. */
const KEY = 'see-as';
const SESSION_KEY = 'auth-storage';

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // The browser blocks the storage.
  }
}

/** Whether this tab shows a project as somebody else sees it. It has a session of its own then, which only reads. */
export const isView = stored() !== null;

export const seeAs = {
  /** What the view is, as it was stored. */
  read: (): unknown => JSON.parse(stored() ?? 'null'),
  /** Opens the view in this tab. The page loads anew, so that nothing of the user's own data stays. */
  start: ({ accessToken, user, ...view }: SeeAs, address: string): void => {
    const state = { user, accessToken, refreshToken: null };
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({ state, version: 0 }));
    sessionStorage.setItem(KEY, JSON.stringify({ ...view, name: user.username }));
    location.assign(address);
  },
  /** Returns to the user's own session. */
  leave: (address = '/'): void => {
    sessionStorage.removeItem(SESSION_KEY);
    sessionStorage.removeItem(KEY);
    location.assign(address);
  },
};
