import { dialectNames, expect, expectAccessible, test } from '../../support/small-host/test.ts';
import { heading, newcomer, signUp, submitReset } from '../auth/steps.ts';
import { act, titles, toast } from '../scans/scansPage.ts';
import { expectFigures, logIn, openScans } from './steps.ts';

for (const dialect of dialectNames) {
  test.describe(dialect, () => {
    test.use({ dialect });

    test('a person signs up, signs in, sees the dashboard and logs out', async ({ page, host }) => {
      await signUp(page);
      await expect(toast(page, 'Signup Successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/verify-pending/);
      await expect(heading(page, 'Confirm your email')).toBeVisible();
      // The host has no call for it.
      await expect(page.getByRole('button', { name: 'Resend email' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to log in' }).click();
      await expect(heading(page, 'Log in')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
      await logIn(page, host, newcomer);

      await expectFigures(page, 'Punch Items', [12, 7, 4, 1]);
      await expectFigures(page, 'RFIs', [9, 5, 2, 2]);
      await expectFigures(page, 'Submittals', [6, 3, 3, 0]);
      await expectFigures(page, 'Scans', [3, 1, 2, 0]);
      await expectFigures(page, '3D Models', [4, 1]);
      await expectFigures(page, 'Virtual Tours', [5, 2, 3]);
      if (dialect === 'plain') await expectAccessible(page);

      await page.getByRole('button', { name: `Account of ${newcomer.name}` }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/login');
      await expect(heading(page, 'Log in')).toBeVisible();
    });

    test('a link resets the password', async ({ page, host }) => {
      const { email } = host.state.users[0] ?? newcomer;
      await page.goto(`/reset-password/?token=${host.resetToken(email)}`);
      await submitReset(page, 'Girder+2027');
      await expect(toast(page, 'Password reset successfully.')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await logIn(page, host, { email, password: 'Girder+2027' });
    });

    test('an expired session is renewed without a word, for writes and for reads', async ({
      page,
      host,
    }) => {
      await page.goto('/login/');
      await logIn(page, host);
      await openScans(page, host);
      host.expireAccessTokens();
      await act(page, 'Level 2 slab', 'Make public');
      await expect(toast(page, 'Scan is now public')).toBeVisible();
      host.expireAccessTokens();
      await page.reload();
      await expect(titles(page)).toHaveCount(3);
      await expect(page.getByRole('alert')).toHaveCount(0);
      const renewals = host.requests.filter(({ path }) => path === '/auth/refresh-token');
      expect(renewals).toHaveLength(2);

      host.expireAccessTokens();
      host.state.refreshTokens.clear();
      await page.reload();
      await expect(page).toHaveURL(/^[^?]+\/login\?next=/);
    });
  });
}
