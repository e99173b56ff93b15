import { demoAccount, expect, test } from '../../support/test.ts';
import {
  emailedLink,
  heading,
  signUp,
  stopClock,
  submitLogin,
  submitReset,
  toast,
} from './steps.ts';

const { email, password } = demoAccount();

/** One test, because a page after a stopped clock needs a new browser context. */
test('success toasts last five seconds, and sign-in and reset redirect after 100 ms', async ({
  page,
  mock,
}) => {
  // A first failure loads the code of toasts while the clock still runs.
  for (const operation of ['signup', 'resetPassword', 'login'] as const)
    await mock.fail(operation, { example: 'INTERNAL' });
  await mock.request('POST', '/auth/forgot-password', { data: { email } });
  const link = await emailedLink(mock, email);
  await page.clock.install();

  await test.step('sign-up', async () => {
    await signUp(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    const success = toast(page, 'status', 'Signup Successfully');
    await expect(success).toBeAttached();
    await page.clock.runFor(4900);
    await expect(success).toBeVisible();
    await page.clock.runFor(1000);
    await expect(success).toBeHidden();
    await page.clock.resume();
  });

  await test.step('reset', async () => {
    await page.goto(link);
    await submitReset(page, 'Girder+2027');
    await stopClock(page);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(toast(page, 'status', 'Password reset successfully.')).toBeAttached();
    await page.clock.runFor(99);
    await expect(page).toHaveURL(link);
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/login');
    await page.clock.resume();
  });

  await test.step('sign-in', async () => {
    await page.goto('/login/');
    await submitLogin(page, email, password);
    await stopClock(page);
    await submitLogin(page, email, 'Girder+2027');
    const success = toast(page, 'status', 'Login Successfully');
    await expect(success).toBeAttached();
    await page.clock.runFor(99);
    await expect(page).toHaveURL('/login/');
    await expect(heading(page, 'Log in')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/');
    await page.clock.runFor(4800);
    await expect(success).toBeVisible();
    await page.clock.runFor(1000);
    await expect(success).toBeHidden();
    await page.clock.resume();
    await expect(heading(page, 'Your projects')).toBeVisible();
  });
});
