import { demoAccount, expect, type Page, step, test } from '../support/test.ts';
import { Panel } from './panel.ts';

async function logIn(page: Page): Promise<void> {
  const { email, password } = demoAccount();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

interface ListedOperation {
  operationId: string;
  examples: { status: number; name: string }[];
}

test('a developer sets answers of the host', async ({ page, mock, allowStatus }) => {
  allowStatus(503);
  const panel = new Panel(page);

  await step('a failure counts down its calls, and the next call gets its own answer', async () => {
    await panel.goto('/login');
    await panel.open();
    await panel.choose('login');
    await panel.set({ answer: '503 UNAVAILABLE', times: 2 });
    await expect(panel.answers).toContainText('next 2 calls');
    await logIn(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' }).first()).toBeVisible();
    panel.comeBack();
    await expect(panel.answers).toContainText('next call');
    const before = page.calls.length;
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => page.calls.slice(before)).toEqual(['POST /auth/login']);
    panel.comeBack();
    // A used answer leaves the list.
    await expect(panel.answers).toHaveCount(0);
  });

  await step('offline cuts the connection without an answer', async () => {
    mock.provokedOffline = true;
    await panel.set({ answer: 'No answer (offline)' });
    const before = page.calls.length;
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => page.calls.slice(before)).toEqual(['POST /auth/login']);
    panel.comeBack();
    await expect(panel.answers).toHaveCount(0);
    await expect(page).toHaveURL('/login');
    mock.provokedOffline = false;
  });

  await step('one of several responses can be removed', async () => {
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

  await step('every declared response of the largest operation is offered', async () => {
    const response = await fetch('/__mock/operations');
    const operations: ListedOperation[] = await response.json();
    const [largest] = operations.toSorted((a, b) => b.examples.length - a.examples.length);
    if (!largest) throw new Error('The mock lists no operation.');
    const { operationId, examples } = largest;
    await panel.chooseOther(operationId);
    const names = panel.dialog.getByRole('group', { name: 'Answer with' }).getByRole('radio');
    await expect(names).toHaveCount(examples.length + 3);
    const offered = names
      .find()
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    const declared = examples.map(({ status, name }) => `${status} ${name}`);
    expect(offered, operationId).toEqual(expect.arrayContaining(declared));
  });

  await step('a delay precedes the operation’s own response', async () => {
    await panel.chooseOther('login');
    await panel.set({ answer: 'Its own answer (slow)', delayMs: 1200 });
    const started = Date.now();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
    expect(Date.now() - started).toBeGreaterThanOrEqual(1200);
  });

  await step('a named success lasts until it is cleared', async () => {
    await panel.chooseOther('listScans');
    await panel.set({ answer: '200 empty', times: 'until cleared' });
    const scans = '/dashboard/build-view/scans';
    for (let round = 0; round < 2; round += 1) {
      await panel.goto(scans);
      await expect(page.getByText('No scans yet')).toBeVisible();
    }

    await page.getByRole('button', { name: 'Upload' }).first().click();
    const upload = page.getByRole('dialog', { name: 'Upload' });
    await expect(upload).toBeVisible();
    await page.keyboard.press('Control+Shift+D');
    await panel.choose('createUpload');
    await panel.set({ answer: '413 PAYLOAD_TOO_LARGE' });
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toHaveCount(0);
    // A dialog of the app stays open.
    await expect(upload).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(upload).toHaveCount(0);

    await expect(panel.button).toHaveAccessibleDescription('2 answers are set');
    await panel.open();
    await panel.dialog.getByRole('button', { name: 'Clear all' }).click();
    await panel.expectStatus('Cleared. Every call gets its own answer.');
    await expect(panel.answers).toHaveCount(0);
    await panel.goto(scans);
    await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText('No scans yet')).toHaveCount(0);
  });
});
