import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { SessionUser } from '@/api/documented/user';
import { isView, leaveView, VIEW_SESSION } from './seeAs';

interface Session {
  user: SessionUser | null;
  accessToken: string | null;
  refreshToken: string | null;
}

/** Where the storage has the session (specification, section 3). */
export const SESSION = 'auth-storage';

const signedOut: Session = { user: null, accessToken: null, refreshToken: null };

/** What a user of an earlier version of the portal lacks. */
const blank = {
  jobTitle: null,
  avatarUrl: null,
  locale: null,
  timeZone: null,
  theme: null,
  projects: [],
} satisfies Partial<SessionUser>;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Validates the stored session. Signed in means that a user exists, with or without tokens (specification, section 6).
 */
function readStored(stored: unknown): Session {
  const { user, accessToken, refreshToken } = (stored ?? {}) as Partial<Session>;
  const isUser = [user?.id, user?.username, user?.email].every(
    (value) => typeof value === 'string',
  );
  if (!user || !isUser) return signedOut;
  return {
    user: { ...blank, ...user },
    accessToken: textOrNull(accessToken),
    refreshToken: textOrNull(refreshToken),
  };
}

/** The session, saved in local storage under 'auth-storage' (specification, section 3). */
export const useSession = create<Session>()(
  persist((): Session => signedOut, {
    name: isView ? VIEW_SESSION : SESSION,
    version: 0,
    // A view of a project as somebody else is only for its tab.
    storage: createJSONStorage(() => (isView ? sessionStorage : localStorage)),
    // Data from another version of the portal is validated in the same way.
    migrate: readStored,
    merge: readStored,
  }),
);

export const session = {
  get: useSession.getState,
  signIn: (next: { user: SessionUser; accessToken: string; refreshToken: string }) =>
    useSession.setState(next),
  setTokens: (tokens: { accessToken: string; refreshToken?: string }) =>
    useSession.setState(tokens),
  end: () => (isView ? leaveView() : useSession.setState(signedOut)),
};

/** Returns the signed-in user, or null. */
export const useUser = () => useSession((state) => state.user);

/** Syncs the session with other tabs, so that signing out in one signs out all. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // The key is null if the whole storage was cleared.
    if (key !== SESSION && key !== null) return;
    if (!isView) void useSession.persist.rehydrate();
    // A view ends with the session that it was opened in.
    else if (!newValue?.includes('"user":{')) leaveView();
  });
}
