import { demoAccount, expect, test } from '../../support/test.ts';
import { signedOut, signOut, storedSession } from './sessions.ts';
import { heading, submitLogin } from './steps.ts';

const { email, password } = demoAccount();

test('signing out in one tab signs out the other, and signing in returns both', async ({
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

  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/user-profile');
  await expect(other.getByText('Project manager')).toBeVisible();
});
