import { expect, expectAccessible, test } from '../../support/test.ts';
import { replaceSession, signedOut } from '../auth/sessions.ts';
import { submitLogin } from '../auth/steps.ts';
import {
  actionGroup,
  address,
  group,
  openNotifications,
  optOutAddress,
} from './notificationsPage.ts';

const title = 'Sign in to see your notification settings';

for (const path of [address, optOutAddress]) {
  test(`${path} asks signed-out users to sign in, and returns afterward @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    await submitLogin(page, 'ana.torres@example.com', 'Portal!2026');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('switch').first()).toBeVisible();
  });
}

test('the page asks the user to sign in when the session ends', async ({ signedIn: page }) => {
  await openNotifications(page);
  await replaceSession(page, signedOut);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(group(page, actionGroup)).toHaveCount(0);
});

test('the page asks the user to sign in when the server has ended the session', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  await mock.reset(); // Ends the session on the server, but not in the browser.
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

for (const [method, path, data] of [
  ['GET', '/notification-preferences', undefined],
  ['PUT', '/notification-preferences', { items: [] }],
  ['PUT', '/notification-preferences/opt-out', { optedOut: true, reason: null }],
] as const) {
  test(`${method} ${path} is rejected for signed-out users`, async ({ mock }) => {
    const answer = await mock.request(method, path, { data });
    expect(answer.status()).toBe(401);
    expect(answer.headers()['content-type']).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
}

test('the template settings are accessible for signed-out users @phone', async ({ page }) => {
  for (const path of [address, '/template-settings', '/template-settings/members']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
