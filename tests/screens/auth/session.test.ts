import { demoAccount, expect, step, test } from '../support/test.ts';
import { signedOut, signOut, storedSession } from './sessions.ts';
import { heading, submitLogin } from './steps.ts';

const { email, password } = demoAccount();

test('signing out works without a connection', async ({ signedIn: page, mock }) => {
  await mock.fail('logout', { offline: true });
  await page.goto('/');
  await signOut(page);
  expect(storedSession()).toEqual(signedOut);
});

const noSessions = {
  'no JSON': '{"state":',
  'a user that is none':
    '{"state":{"user":{"id":7},"accessToken":"a","refreshToken":"b"},"version":0}',
};

test('invalid stored data means signed out, and signing in works', async ({ page }) => {
  for (const [what, stored] of Object.entries(noSessions)) {
    await step(what, async () => {
      localStorage.setItem('auth-storage', stored);
      await page.goto('/user-profile');
      await expect(heading(page, 'Log in')).toBeVisible();
    });
  }
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/user-profile');
  await page.reload();
  await expect(heading(page, 'Profile')).toBeVisible();
});
