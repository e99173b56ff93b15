import { expect, type Locator, type Page } from '@playwright/test';
import type { DeclaredProblem } from '../../support/catalog.ts';
import { type Texts, textsOf } from '../../support/failureTexts.ts';

const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Checks for elements that appear in a moment on every frame; `expect` polls only every 0.1 s or more. */
const waitUntilVisible = (locator: Locator, timeout = 15_000) => locator.waitFor({ timeout });

/** @param reason The second line of the toast. */
export async function expectToast(page: Page, text: string, reason?: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) });
  await waitUntilVisible(reason ? toast.getByText(reason, { exact: true }) : toast);
}

/** Disables the animations of toasts and menus; a test with many of them would wait for each. */
export const withoutMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'reduce' });

export async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('alert').getByRole('button', { name: 'Close', exact: true });
  // Clicks all of them at once. If a toast closes by itself during a Playwright click, the click times out, and an
  // interrupted click leaves the focus in the toast, which keeps it open.
  await close.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  // Other alerts stay, such as the list of files that could not be attached.
  await close.last().waitFor({ state: 'detached', timeout: 15_000 });
  await expect(close).toHaveCount(0);
}

/**
 * Opens an address within the loaded portal, as a link does. A new document would load all code again. Leaves no dialog
 * or toast of an earlier call. Answers in the query cache stay, so a recipe of a query opens a new document instead.
 */
export async function visit(page: Page, address: string): Promise<void> {
  // A page that is signed in has opened a picture so far (tests/support/session.ts).
  if (/^about:|favicon\.svg$/.test(page.url())) {
    await page.goto(address);
    return;
  }
  const show = (to: string) => page.evaluate((path) => history.pushState(null, '', path), to);
  // The same address again would change nothing.
  await show('/verify-pending');
  await expect(page).toHaveTitle(/^Confirm your email/);
  const toasts = page.getByRole('status').or(page.getByRole('alert'));
  await toasts.getByRole('button', { name: 'Close', exact: true }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await show(address);
}

/** The error state in place of content that could not be loaded. */
export async function expectErrorState(
  page: Page,
  [title, reason]: Texts,
  options: { timeout?: number } = {},
): Promise<void> {
  const state = alertWith(page, title);
  await waitUntilVisible(state.getByText(reason, { exact: true }), options.timeout);
  await expect(state.getByRole('heading', { name: title, exact: true })).toBeVisible(options);
  await expect(state.getByRole('button', { name: 'Retry' })).toBeVisible(options);
}

/** The server's text is for developers. It must not appear on the screen, unless the catalog shows it. */
export async function expectNoServerText(page: Page, declared: DeclaredProblem): Promise<void> {
  const ownTexts = textsOf(declared);
  const { detail, code } = declared.problem;
  const body = page.locator('body');
  await expect(body).not.toContainText(code);
  if (!ownTexts.some((text) => text.includes(detail))) await expect(body).not.toContainText(detail);
}

async function storedSession(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => localStorage.getItem('auth-storage'));
  return JSON.parse(text ?? '{}').state;
}

export async function expectSignedIn(page: Page): Promise<void> {
  expect(await storedSession(page)).toMatchObject({ user: { username: 'Ana Torres' } });
  expect(new URL(page.url()).pathname).not.toBe('/login');
}

/** Counts the calls of an operation from now on. */
export function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls += 1;
  });
  return () => calls;
}
