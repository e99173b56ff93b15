import type { Mock } from '../../support/mock.ts';
import { type Account, demoAccount, type LoginData, login } from '../../support/session.ts';
import { expect, type Page } from '../support/test.ts';

interface StoredSession {
  user: { email: string } | null;
  accessToken: string | null;
  refreshToken: string | null;
}

/** The session in the browser's storage. */
export const storedSession = (): StoredSession =>
  JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state;

export const signedOut = { user: null, accessToken: null, refreshToken: null };

/** Stores a session, as an earlier page did. */
export const seedSession = (session: object): void =>
  localStorage.setItem('auth-storage', JSON.stringify({ state: session, version: 0 }));

/** Writes a session to the browser's storage, as another tab would. */
export function replaceSession(session: object): void {
  seedSession(session);
  const key = 'auth-storage';
  dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}

/** A session with an expired access token and a valid refresh token. */
export async function expiredSession(
  mock: Mock,
  account: Account = demoAccount(),
): Promise<LoginData> {
  await mock.settings({ accessTokenSeconds: 0 });
  const session = await login(mock, account);
  await mock.settings({ accessTokenSeconds: 900 });
  return session;
}

/** Signs out through the menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
}
