import { create } from 'zustand';
import type { SessionUser } from '@/api/documented/user';
import { attempt } from '@/shared/browser/attempt';
import { browserStorage, tabStorage } from '@/shared/storage';
import { isView, leaveView, VIEW_SESSION } from './seeAs';

export interface Session {
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

// A view of a project as somebody else is only for its tab.
const [storage, place] = isView
  ? ([tabStorage, VIEW_SESSION] as const)
  : ([browserStorage, SESSION] as const);

/** Whether the browser keeps the session. If its storage is blocked or full, the session is only in the memory of the page. */
export const useKept = create(() => ({ isKept: true }));

/** Returns the stored session; null if nothing is stored. */
function stored(): Session | null {
  const { state } = attempt(() => JSON.parse(storage.get(place) ?? '{}')) ?? {};
  return state === undefined ? null : readStored(state);
}

/** The session, saved in local storage under 'auth-storage' (specification, section 3). */
export const useSession = create(() => stored() ?? signedOut);

let read: Session | null = null;

useSession.subscribe((state) => {
  if (state === read) return;
  const isKept = storage.set(place, JSON.stringify({ state, version: 0 }));
  // An older session would be taken for this one, and its refresh token is used up.
  if (!isKept) storage.remove(place);
  useKept.setState({ isKept });
});

/** Takes over what another tab has stored. Nobody signs out by removing it: what the storage has lost, the page still has. */
export function readSession(): void {
  read = stored();
  if (!read) return;
  useKept.setState({ isKept: true });
  useSession.setState(read, true);
}

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

/**
 * Syncs the session with other tabs, so that signing out in one signs out all. A storage that is cleared gets the session back.
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // The key is null if the whole storage was cleared.
    if (key !== SESSION && key !== null) return;
    if (!isView) {
      readSession();
      if (key === null && !storage.get(place)) useSession.setState({});
    }
    // A view ends with the session that it was opened in.
    else if (!newValue?.includes('"user":{')) leaveView();
  });
}
