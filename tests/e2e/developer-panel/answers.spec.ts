import type { Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';
import { Panel } from './panel.ts';

async function logIn(page: Page): Promise<void> {
  const { email, password } = demoAccount();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a failure counts down its calls, and the next call gets its own answer', async ({
  page,
  allowStatus,
}) => {
  allowStatus(503);
  const panel = new Panel(page);
  await panel.setForLogin({ answer: '503 UNAVAILABLE', times: 2 });
  await expect(panel.answers).toContainText('next 2 calls');
  await logIn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' }).first()).toBeVisible();
  await expect(panel.answers).toContainText('next call');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(panel.answers, 'a used answer leaves the list').toHaveCount(0);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});

test('a delay precedes the operation’s own response', async ({ page }) => {
  const panel = new Panel(page);
  await panel.setForLogin({ answer: 'Its own answer (slow)', delayMs: 1200 });
  const response = page.waitForResponse('**/auth/login');
  const started = Date.now();
  await logIn(page);
  expect((await response).status()).toBe(200);
  expect(Date.now() - started).toBeGreaterThanOrEqual(1200);
  await expect(page).toHaveURL('/');
});

test('offline cuts the connection without an answer', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource: net::ERR_.*login/);
  const panel = new Panel(page);
  await panel.setForLogin({ answer: 'No answer (offline)' });
  const failed = page.waitForEvent('requestfailed');
  await logIn(page);
  expect((await failed).url()).toContain('/auth/login');
  await expect(panel.answers).toHaveCount(0);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});

test('a named success lasts until it is cleared', async ({ signedIn: page }) => {
  const panel = new Panel(page);
  await page.goto('/');
  await panel.open();
  await panel.choose('listScans');
  await panel.set({ answer: '200 empty', times: 'until cleared' });

  for (const round of ['first', 'second']) {
    await page.goto('/dashboard/build-view/scans');
    await expect(page.getByText('No scans yet'), `${round} load`).toBeVisible();
  }
  await expect(panel.button).toHaveAccessibleDescription('1 answer is set');
  await panel.open();
  await panel.dialog.getByRole('button', { name: 'Clear all' }).click();
  await panel.expectStatus('Cleared. Every call gets its own answer.');
  await expect(panel.answers).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Scans', exact: true })).toBeVisible();
  await expect(page.getByText('No scans yet')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('one of several responses can be removed', async ({ page, mock }) => {
  await mock.fail('signup', { code: 409, example: 'EMAIL_EXISTS' });
  const panel = new Panel(page);
  await panel.setForLogin({ answer: '503 UNAVAILABLE', times: 'until cleared' });
  await panel.set({ answer: '429 RATE_LIMITED', times: 1 });
  await panel.expectStatus('Set. login: 429 RATE_LIMITED, next call.');
  await expect(panel.answers).toHaveText([/signup/, /429 RATE_LIMITED/, /503 UNAVAILABLE/]);
  await panel.dialog.getByRole('button', { name: /^Remove login: 503/ }).click();
  await panel.expectStatus('Removed. login: 503 UNAVAILABLE, until cleared.');
  await expect(panel.answers).toHaveText([/signup/, /429 RATE_LIMITED/]);
  await expect(panel.dialog.getByRole('heading', { name: 'Set answers' })).toBeFocused();
});

interface ListedOperation {
  operationId: string;
  examples: { status: number; name: string }[];
}

test('every declared response of the largest operation is offered', async ({ page }) => {
  const listed = await page.request.get('/__mock/operations');
  expect(listed.ok()).toBe(true);
  const operations: ListedOperation[] = await listed.json();
  const [largest] = operations.toSorted((a, b) => b.examples.length - a.examples.length);
  if (!largest) throw new Error('The mock lists no operation.');
  const { operationId, examples } = largest;
  const panel = new Panel(page);
  await page.goto('/login');
  await panel.open();
  await panel.choose(operationId);
  const names = panel.dialog.getByRole('group', { name: 'Answer with' }).getByRole('radio');
  await expect(names, operationId).toHaveCount(examples.length + 3);
  // Reads all labels in one call, because there are hundreds.
  const offered = await names.evaluateAll((radios) =>
    (radios as HTMLInputElement[])
      .filter((radio) => radio.checkVisibility({ visibilityProperty: true }))
      .map(({ labels }) => labels?.[0]?.textContent),
  );
  const declared = examples.map(({ status, name }) => `${status} ${name}`);
  expect(offered, operationId).toEqual(expect.arrayContaining(declared));
});
