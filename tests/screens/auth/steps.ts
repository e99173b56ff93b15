import type { Mock } from '../../support/mock.ts';
import type { Finder, Page } from '../support/test.ts';

/** A person without an account, with `_` as the only special character of the password. */
export const newcomer = {
  name: 'Iris Vance',
  email: 'iris.vance@example.com',
  password: 'Crane_2026',
};

interface SignupValues {
  name?: string;
  email?: string;
  password?: string;
  confirmation?: string;
}

/** Fills the sign-up form with valid values, except for the overrides, and sends it. */
export async function signUp(page: Page, values: SignupValues = {}): Promise<void> {
  const { name, email, password, confirmation } = { ...newcomer, ...values };
  await page.goto('/signup/');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation ?? password);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** Fills and sends the sign-in form on the current page. */
export async function submitLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function submitReset(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

/** A toast, by its live region role. */
export const toast = (page: Page, kind: 'alert' | 'status', text: string): Finder =>
  page.getByRole(kind).filter({ hasText: text }).last();

/** The level-1 heading, which names the page. */
export const heading = (page: Page, name: string): Finder =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The link in the newest email to an address, as a path of the app. */
export async function emailedLink(mock: Mock, to: string): Promise<string> {
  const email = (await mock.outbox()).find((candidate) => candidate.to === to);
  if (!email) throw new Error(`No email to ${to} was sent.`);
  const { pathname, search } = new URL(email.link);
  return pathname + search;
}
