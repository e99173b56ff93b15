import { expect, type Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { type Account, demoAccount, type LoginData, login } from '../../support/session.ts';

interface StoredSession {
  user: { email: string } | null;
  accessToken: string | null;
  refreshToken: string | null;
}

/** The session in the browser's storage. */
export function storedSession(page: Page): Promise<StoredSession> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state);
}

export const signedOut = { user: null, accessToken: null, refreshToken: null };

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

/** Writes a session to the browser's storage, as another tab would. */
export async function replaceSession(page: Page, session: object): Promise<void> {
  await page.evaluate((state) => {
    const newValue = JSON.stringify({ state, version: 0 });
    localStorage.setItem('auth-storage', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue }));
  }, session);
}

/** Signs out through the menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
}

export const refreshes = (calls: readonly string[]): string[] =>
  calls.filter((call) => call === 'POST /auth/refresh-token');
