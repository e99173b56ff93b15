import type { Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';
import { Panel } from './panel.ts';

async function logIn(page: Page): Promise<void> {
  const { email, password } = demoAccount();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

interface ListedOperation {
  operationId: string;
  examples: { status: number; name: string }[];
}

test('a developer sets answers of the host', async ({ page, mock, allowStatus, allowConsole }) => {
  test.slow();
  allowStatus(503);
  allowConsole(/Failed to load resource: net::ERR_.*login/);
  const panel = new Panel(page);

  await test.step('a failure counts down its calls, and the next call gets its own answer', async () => {
    await panel.setForLogin({ answer: '503 UNAVAILABLE', times: 2 });
    await expect(panel.answers).toContainText('next 2 calls');
    await logIn(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' }).first()).toBeVisible();
    await expect(panel.answers).toContainText('next call');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(panel.answers, 'a used answer leaves the list').toHaveCount(0);
  });

  await test.step('offline cuts the connection without an answer', async () => {
    await panel.set({ answer: 'No answer (offline)' });
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect((await failed).url()).toContain('/auth/login');
    await expect(panel.answers).toHaveCount(0);
  });

  await test.step('one of several responses can be removed', async () => {
    await mock.fail('signup', { code: 409, example: 'EMAIL_EXISTS' });
    await panel.set({ answer: '503 UNAVAILABLE', times: 'until cleared' });
    await panel.set({ answer: '429 RATE_LIMITED', times: 1 });
    await panel.expectStatus('Set. login: 429 RATE_LIMITED, next call.');
    await expect(panel.answers).toHaveText([/signup/, /429 RATE_LIMITED/, /503 UNAVAILABLE/]);
    await panel.dialog.getByRole('button', { name: /^Remove login: 503/ }).click();
    await panel.expectStatus('Removed. login: 503 UNAVAILABLE, until cleared.');
    await expect(panel.answers).toHaveText([/signup/, /429 RATE_LIMITED/]);
    await expect(panel.dialog.getByRole('heading', { name: 'Set answers' })).toBeFocused();
    await panel.dialog.getByRole('button', { name: 'Clear all' }).click();
    await expect(panel.answers).toHaveCount(0);
  });

  await test.step('every declared response of the largest operation is offered', async () => {
    const listed = await page.request.get('/__mock/operations');
    expect(listed.ok()).toBe(true);
    const operations: ListedOperation[] = await listed.json();
    const [largest] = operations.toSorted((a, b) => b.examples.length - a.examples.length);
    if (!largest) throw new Error('The mock lists no operation.');
    const { operationId, examples } = largest;
    await panel.chooseOther(operationId);
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

  await test.step('a delay precedes the operation’s own response', async () => {
    await panel.chooseOther('login');
    await panel.set({ answer: 'Its own answer (slow)', delayMs: 1200 });
    const response = page.waitForResponse('**/auth/login');
    const started = Date.now();
    await page.getByRole('button', { name: 'Log in' }).click();
    expect((await response).status()).toBe(200);
    expect(Date.now() - started).toBeGreaterThanOrEqual(1200);
    await expect(page).toHaveURL('/');
  });

  await test.step('a named success lasts until it is cleared', async () => {
    await panel.chooseOther('listScans');
    await panel.set({ answer: '200 empty', times: 'until cleared' });

    for (const round of ['first', 'second']) {
      await page.goto('/dashboard/build-view/scans');
      await expect(page.getByText('No scans yet'), `${round} load`).toBeVisible();
    }

    // An empty list, because rendering thumbnails would keep all of the browser's connections busy.
    const upload = page.getByRole('dialog', { name: 'Upload' });
    await page.getByRole('button', { name: 'Upload' }).first().click();
    await expect(upload).toBeVisible();
    await page.keyboard.press('Control+Shift+D');
    await panel.choose('createUpload');
    await panel.set({ answer: '413 PAYLOAD_TOO_LARGE' });
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
    await expect(upload, 'a dialog of the app stays open').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(upload).toHaveCount(0);

    await expect(panel.button).toHaveAccessibleDescription('2 answers are set');
    await panel.open();
    await panel.dialog.getByRole('button', { name: 'Clear all' }).click();
    await panel.expectStatus('Cleared. Every call gets its own answer.');
    await expect(panel.answers).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Scans', exact: true })).toBeVisible();
    await expect(page.getByText('No scans yet')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
