import type { DialectName } from '../../support/small-host/host.ts';
import { firstUser } from '../../support/small-host/state.ts';
import { heading, newcomer, signUp, submitLogin, submitReset } from '../auth/steps.ts';
import { expect, type Page, step } from '../support/test.ts';
import { dialects, expectFigures, logIn, open, otherFailure, toast } from './host.ts';

const unverified = { code: 'EMAIL_NOT_VERIFIED', message: 'Not yet' };
const statusOfUnverified: Record<DialectName, number> = { problem: 403, plain: 400, mongo: 401 };

const alert = (page: Page, text: string) => expect(toast(page, text, 'alert')).toBeVisible();

for (const [dialect, test] of dialects) {
  test(`${dialect}: a person signs up, signs in, logs out and resets the password`, async ({
    page,
    host,
  }) => {
    const other = otherFailure[dialect];

    await step('a failed sign-up says why', async () => {
      host.fail('signup', other);
      await signUp(page, { email: firstUser.email });
      await alert(page, 'Signup Failed');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await alert(page, 'Email already exists');
      await expect(page).toHaveURL('/signup/');
    });

    await step('a person signs up', async () => {
      await page.getByLabel('Email').fill(newcomer.email);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(toast(page, 'Signup Successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/verify-pending/);
      await expect(heading(page, 'Confirm your email')).toBeVisible();
      // The host has no call for it.
      await expect(page.getByRole('button', { name: 'Resend email' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to log in' }).click();
      await expect(heading(page, 'Log in')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
    });

    await step('a failed sign-in says why', async () => {
      await submitLogin(page, firstUser.email, newcomer.password);
      await alert(page, 'Invalid Credentials');
      host.fail('login', { status: statusOfUnverified[dialect], ...unverified });
      await submitLogin(page, firstUser.email, firstUser.password);
      await alert(page, 'Email Not Verified');
      await expect(page.getByRole('button', { name: 'Resend email' })).toHaveCount(0);
      host.fail('login', other);
      await submitLogin(page, firstUser.email, firstUser.password);
      await alert(page, 'Login Failed');
      await expect(page).toHaveURL('/login');
      // A sign-in that fails is not about an expired token.
      expect(host.requests.filter(({ path }) => path === '/auth/refresh-token')).toEqual([]);
    });

    await step('the person signs in and sees the dashboard', async () => {
      await logIn(page, host, newcomer);
      await expectFigures(page, 'Punch Items', [12, 7, 4, 1]);
      await expectFigures(page, 'RFIs', [9, 5, 2, 2]);
      await expectFigures(page, 'Submittals', [6, 3, 3, 0]);
      await expectFigures(page, 'Scans', [3, 1, 2, 0]);
      await expectFigures(page, '3D Models', [4, 1]);
      await expectFigures(page, 'Virtual Tours', [5, 2, 3]);
    });

    await step('the person logs out', async () => {
      await page.getByRole('button', { name: `Account of ${newcomer.name}` }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/login');
      await expect(heading(page, 'Log in')).toBeVisible();
    });

    await step('a link resets the password, but only once', async () => {
      const token = host.resetToken(firstUser.email);
      open(`/reset-password/?token=${token}`);
      await submitReset(page, 'Girder+2027');
      await expect(toast(page, 'Password reset successfully.')).toBeVisible();
      await expect(page).toHaveURL('/login');
      open(`/reset-password?token=${token}`);
      await submitReset(page, 'Girder+2028');
      await alert(page, 'Failed to reset password.');
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0);
      open('/login');
      // The browser does not tell which project somebody else has opened.
      await logIn(page, host, { email: firstUser.email, password: 'Girder+2027' });
      await expect(page).toHaveTitle('Dashboard · Construction portal');
    });
  });
}
