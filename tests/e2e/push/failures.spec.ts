import type { Page } from '@playwright/test';
import {
  advanceTime,
  answerPrompt,
  demoAccount,
  expect,
  expectToken,
  failureLines,
  openQuestion,
  test,
} from './push.ts';

/** Checks that push messages failed with one line in the console, and that the portal works as usual. */
async function expectOnlyLogged(page: Page, lines: readonly string[], kind: string): Promise<void> {
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain(`Push messages: ${kind}.`);
  // No message is shown, and the portal works.
  await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Harbor Point Tower' }).click();
  await expect(page).toHaveURL(/\/dashboard\?project=/);
  expect(lines).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('push-token'))).toBeNull();
}

test.beforeEach(({ allowConsole }) => allowConsole(/Push messages: |status of 500/));

test('a dismissed prompt and a blocked permission are only logged', async ({
  signedIn: page,
  push,
}) => {
  await push.permission({ now: 'default' });
  const lines = failureLines(page);
  await page.goto('/');

  await test.step('a dismissed browser prompt is only logged', async () => {
    await openQuestion(page);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect.poll(() => lines.join()).toContain('Push messages: permission dismissed.');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  await test.step('a blocked permission is only logged, and a sign-in sends no token', async () => {
    const { email, password } = demoAccount();
    await page.getByRole('button', { name: 'Account of' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await answerPrompt(page, 'denied');
    await page.reload();
    lines.length = 0;
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const request = page.waitForRequest(/\/auth\/login$/);
    await page.getByRole('button', { name: 'Log in' }).click();
    expect((await request).postDataJSON()).toEqual({ email, password });
    await expectOnlyLogged(page, lines, 'permission blocked');
  });
});

test('a service worker that does not start within 10 seconds is only logged', async ({
  signedIn: page,
  push,
}) => {
  await push.permission({ now: 'granted' });
  await page.addInitScript(() => {
    const neverActive = Object.assign(new EventTarget(), { state: 'installing' });
    ServiceWorkerContainer.prototype.register = async () =>
      ({
        installing: neverActive,
        active: null,
        update: async () => {},
      }) as unknown as ServiceWorkerRegistration;
    const { setTimeout: original } = window;
    window.setTimeout = ((task: () => void, wait: number) =>
      wait === 10_000
        ? Object.assign(window, { afterTenSeconds: task }) && 0
        : original(task, wait)) as typeof setTimeout;
  });
  const lines = failureLines(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => 'afterTenSeconds' in window)).toBe(true);
  expect(lines).toEqual([]);
  await page.evaluate(() => (window as unknown as { afterTenSeconds(): void }).afterTenSeconds());
  await expect
    .poll(() => lines.join())
    .toContain('service worker registration failed. Messaging: We are unable to register');
  expect(lines.join()).toContain('not registered after 10000 ms');
});

test('a renewal that fails is only logged', async ({ signedIn: page, push }) => {
  await push.permission({ now: 'granted' });
  await page.goto('/');
  await expectToken(page, 'token-1');
  push.answer('updateRegistration', { code: 500 });
  await advanceTime(page, 7 * 24 * 60 * 60 * 1000);
  const lines = failureLines(page);
  await page.goto('/');
  await expectOnlyLogged(page, lines, 'update failed');
});

test('a failure to delete the token at sign-out is only logged', async ({
  signedIn: page,
  push,
}) => {
  await push.permission({ now: 'granted' });
  const lines = failureLines(page);
  await page.goto('/');
  await expectToken(page, 'token-1');
  push.answer('deleteRegistration', { code: 500 });
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => lines.join()).toContain('Push messages: unsubscribe failed.');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
