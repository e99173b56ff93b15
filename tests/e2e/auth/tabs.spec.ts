import { demoAccount, expect, test } from '../../support/test.ts';
import { signedOut, signOut, storedSession } from './sessions.ts';
import { heading, submitLogin } from './steps.ts';

const { email, password } = demoAccount();

test('signing out in one tab signs out the other, which remembers its page', async ({
  signedIn: page,
}) => {
  const other = await page.context().newPage();
  await other.goto('/user-profile');
  await expect(other.getByText('Project manager')).toBeVisible();
  await page.goto('/');
  await signOut(page);
  await expect(other).toHaveURL('/login?next=%2Fuser-profile');
  await expect(heading(other, 'Log in')).toBeVisible();
  expect(await storedSession(other)).toEqual(signedOut);
});

test('signing in in one tab signs in the other, at its next page', async ({ page }) => {
  const other = await page.context().newPage();
  await other.goto('/user-profile');
  await expect(heading(other, 'Log in')).toBeVisible();
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/user-profile');
  await expect(other.getByText('Project manager')).toBeVisible();
});

test('clearing the storage in one tab signs out the other', async ({ signedIn: page }) => {
  const other = await page.context().newPage();
  await other.goto('/user-profile');
  await expect(heading(other, 'Profile')).toBeVisible();
  await page.goto('/');
  await page.evaluate(() => localStorage.clear());
  await expect(other).toHaveURL('/login?next=%2Fuser-profile');
});
