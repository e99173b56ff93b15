import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';

/** A person without an account, with `_` as the only special character of the password. */
export const newcomer = {
  name: 'Iris Vance',
  email: 'iris.vance@example.com',
  password: 'Crane_2026',
};

export interface SignupValues {
  name?: string;
  email?: string;
  password?: string;
  confirmation?: string;
}

/** Fills the sign-up form with valid values, except for the overrides. */
async function fillSignup(page: Page, values: SignupValues = {}): Promise<void> {
  const { name, email, password, confirmation } = { ...newcomer, ...values };
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation ?? password);
}

export async function signUp(page: Page, values?: SignupValues): Promise<void> {
  await page.goto('/signup/');
  await fillSignup(page, values);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Fills and sends the sign-in form on the current page. */
export async function submitLogin(page: Page, email: string, password: string): Promise<void> {
  await fillLogin(page, email, password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function fillReset(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(again);
}

export async function submitReset(page: Page, password: string, again = password): Promise<void> {
  await fillReset(page, password, again);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

/** A toast, by its live region role. */
export const toast = (page: Page, kind: 'alert' | 'status', text: string): Locator =>
  page.getByRole(kind).filter({ hasText: text }).last();

/** The level-1 heading, which names the page. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The link in the newest email to an address, as a path of the app. */
export async function emailedLink(mock: Mock, to: string): Promise<string> {
  const email = (await mock.outbox()).find((candidate) => candidate.to === to);
  if (!email) throw new Error(`No email to ${to} was sent.`);
  const { pathname, search } = new URL(email.link);
  return pathname + search;
}

/** The address that the top bar reads. */
export const TOP_BAR = '/api/v1/account';
/** The address that tells what the host offers, which the portal asks on each page load. */
const CAPABILITIES = '/api/v1/capabilities';
/** The address that the bell reads once the first screen is usable, at a moment that no test waits for. */
const BELL = '/api/v1/notifications/counts';
/** The sign-in page asks it a moment after the person typed an address. */
const PROVIDER = '/api/v1/auth/provider';

/**
 * The requests to the API from now on, such as `POST /auth/login`, without those of all pages: the logo and the bell are
 * on every page, and they are read beside what a test is about.
 */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if ([TOP_BAR, CAPABILITIES, BELL, PROVIDER].includes(pathname)) return;
    if (pathname.startsWith('/api/v1')) calls.push(`${request.method()} ${pathname.slice(7)}`);
  };
  page.context().on('request', note);
  return calls;
}

/**
 * Stops the page's clock, so that only `runFor` moves it. Needs an earlier `page.clock.install()` and a visible
 * toast: the code of toasts loads with the first one, and React needs time to show it.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(page.getByRole('alert').last()).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
