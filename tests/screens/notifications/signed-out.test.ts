import { replaceSession, signedOut } from '../auth/sessions.ts';
import { submitLogin } from '../auth/steps.ts';
import { expect, test } from '../support/test.ts';
import { address, optOutAddress } from './notificationsPage.ts';

const title = 'Log in to see your notification settings';

test('signed-out users are asked to sign in, return afterward, and are asked again when the session ends', async ({
  page,
}) => {
  await page.goto(optOutAddress);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(optOutAddress)}`);
  await submitLogin(page, 'ana.torres@example.com', 'Portal!2026');
  await expect(page).toHaveURL(optOutAddress);
  await expect(page.getByRole('switch')).toBeVisible();
  replaceSession(signedOut);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
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

test('signed-out users see pages of templates that request nothing from the server', async ({
  page,
}) => {
  for (const part of ['', '/configuration', '/members', '/notifications', '/products-tools']) {
    await page.goto(`/template-settings${part}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  }
  await expect(page).toHaveSent([]);
});
