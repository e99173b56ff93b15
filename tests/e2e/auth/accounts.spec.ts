import { demoAccount, expect, test } from '../../support/test.ts';
import { signOut } from './sessions.ts';
import { heading, submitLogin } from './steps.ts';

const priya = demoAccount('Priya Raman');

test('the next user of this browser sees nothing of the previous one, even with Back', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard?project=prj_oakline');
  await expect(page).toHaveTitle('Dashboard · Construction portal');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  // The menu, which shows the address too, may still be closing.
  await expect(page.getByRole('main').getByText('ana.torres@example.com')).toBeVisible();
  await signOut(page);

  await page.goBack();
  await expect(page).toHaveURL('/login?next=%2Fuser-profile');
  await expect(heading(page, 'Log in')).toBeVisible();
  await submitLogin(page, priya.email, priya.password);
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('main').getByText(priya.email)).toBeVisible();
  await expect(page.getByText('ana.torres@example.com')).toBeHidden();
  // The other account opened the project last.
  await page.goto('/dashboard');
  await expect(page).not.toHaveURL(/prj_oakline/);
});
