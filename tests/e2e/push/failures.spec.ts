import type { Page } from '@playwright/test';
import { Delivery, expect, expectToken, failureLines, message, test } from './push.ts';

/** Opens the portal, checks that it works as usual, and returns its console messages about push. */
async function openWithout(page: Page, kind: string): Promise<void> {
  const lines = failureLines(page);
  await page.goto('/');
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

test('a blocked permission is only logged', async ({ signedIn: page, push }) => {
  await push.permission({ now: 'denied' });
  await openWithout(page, 'permission blocked');
});

test('a dismissed browser prompt is only logged', async ({ signedIn: page, push }) => {
  await push.permission({ now: 'default' });
  const lines = failureLines(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect.poll(() => lines.join()).toContain('Push messages: permission dismissed.');
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('a service worker that does not start within 10 seconds is only logged', async ({
  signedIn: page,
  push,
}) => {
  await push.permission({ now: 'granted' });
  await page.clock.install();
  await page.addInitScript(() => {
    const neverActive = Object.assign(new EventTarget(), { state: 'installing' });
    ServiceWorkerContainer.prototype.register = async () =>
      ({
        installing: neverActive,
        active: null,
        update: async () => {},
      }) as unknown as ServiceWorkerRegistration;
    Object.assign(window, { registering: 0 });
    const { setTimeout: original } = window;
    window.setTimeout = ((task: () => void, wait: number) => {
      if (wait === 10_000) Object.assign(window, { registering: 1 });
      return original(task, wait);
    }) as typeof setTimeout;
  });
  const lines = failureLines(page);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => 'registering' in window && window.registering))
    .toBe(1);
  await page.clock.fastForward(8_000);
  expect(lines).toEqual([]);
  await page.clock.fastForward(2_000);
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
  await page.clock.setFixedTime(Date.now() + 7 * 24 * 60 * 60 * 1000);
  await openWithout(page, 'update failed');
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
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => lines.join()).toContain('Push messages: unsubscribe failed.');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a message that cannot be read is only logged', async ({ signedIn: page, push, baseURL }) => {
  await push.permission({ now: 'granted' });
  const lines = failureLines(page);
  const delivery = await Delivery.through(page, String(baseURL));
  await page.goto('/');
  await expectToken(page, 'token-1');
  await delivery.send(message({ title: { not: 'a text' } }));
  await expect.poll(() => lines.join()).toContain('Push messages: message listener failed.');
  await delivery.send(message({ title: 'The next one' }));
  await expect(page.getByText('The next one')).toBeVisible();
});
