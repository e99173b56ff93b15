import type { Page } from '@playwright/test';
import type { operations } from '../../mock-server/generated/contract.d.ts';
import { type DemoAccount, demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';
import type { Mock } from './mock.ts';

export type Account = Pick<DemoAccount, 'email' | 'password'>;
export type LoginData =
  operations['login']['responses']['200']['content']['application/json']['data'];

/** Returns a demo account by the person's name. The default has all permissions for scans. */
export function demoAccount(name = 'Ana Torres'): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.name === name);
  if (!account) throw new Error(`There is no demo account of ${name}.`);
  return account;
}

/** Sign-ins on their way. The host limits how many passwords are tried for one address at a time. */
const running = new WeakMap<Mock, Map<string, Promise<LoginData>>>();

/** Signs in at the API. Returns the session that the app would store, without the user's picture. */
export function login(mock: Mock, account: Account): Promise<LoginData> {
  const all = running.get(mock) ?? new Map<string, Promise<LoginData>>();
  running.set(mock, all);
  const key = JSON.stringify(account);
  const known = all.get(key);
  if (known) return known;
  const fresh = newLogin(mock, account).finally(() => all.delete(key));
  all.set(key, fresh);
  return fresh;
}

async function newLogin(mock: Mock, { email, password }: Account): Promise<LoginData> {
  const response = await mock.request('POST', '/auth/login', { data: { email, password } });
  if (!response.ok()) throw new Error(`Sign-in as ${email} answers ${response.status()}.`);
  const { data }: { data: LoginData } = await response.json();
  // The picture is at the origin of this call, and the portal may run at another one.
  return { ...data, user: { ...data.user, avatarUrl: null } };
}

/** Signs in without the form. Removes everything that an earlier user left in the local storage. */
export async function seedSession(page: Page, origin: string, session: LoginData): Promise<void> {
  const value = JSON.stringify({ state: session, version: 0 });
  // Only a page of the portal's origin can write to its storage. This file is small.
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((stored) => {
    localStorage.clear();
    localStorage.setItem('auth-storage', stored);
  }, value);
}
