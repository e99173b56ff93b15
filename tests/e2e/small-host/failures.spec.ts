import type { Page } from '@playwright/test';
import type { CallName } from '../../support/small-host/calls.ts';
import type { DialectName } from '../../support/small-host/host.ts';
import { firstUser } from '../../support/small-host/state.ts';
import { dialectNames, expect, test } from '../../support/small-host/test.ts';
import { heading, newcomer, signUp, submitLogin, submitReset } from '../auth/steps.ts';
import { act, toast } from '../scans/scansPage.ts';
import { expectVisibility, logIn, openScans } from './steps.ts';

/** What else can go wrong: each host has its own idea of it. */
const other = {
  problem: { status: 503, code: 'DATABASE_DOWN', message: 'The database is down.' },
  plain: { status: 422, code: 'OOPS', message: 'Nope' },
  mongo: { status: 500 },
} as const;

const unverified = { code: 'EMAIL_NOT_VERIFIED', message: 'Not yet' };
const statusOfUnverified: Record<DialectName, number> = { problem: 403, plain: 400, mongo: 401 };

const alert = (page: Page, text: string) => expect(toast(page, text, 'alert')).toBeVisible();

for (const dialect of dialectNames) {
  test.describe(dialect, () => {
    test.use({ dialect });

    test('each failure of an account has its text', async ({ page, host }) => {
      host.fail('signup', other[dialect]);
      await signUp(page, { email: firstUser.email });
      await alert(page, 'Signup Failed');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await alert(page, 'Email already exists');
      await expect(page).toHaveURL('/signup/');

      await page.getByRole('link', { name: 'Log in' }).click();
      await submitLogin(page, firstUser.email, newcomer.password);
      await alert(page, 'Invalid Credentials');
      host.fail('login', { status: statusOfUnverified[dialect], ...unverified });
      await submitLogin(page, firstUser.email, firstUser.password);
      await alert(page, 'Email Not Verified');
      await expect(page.getByRole('button', { name: 'Resend email' })).toHaveCount(0);
      host.fail('login', other[dialect]);
      await submitLogin(page, firstUser.email, firstUser.password);
      await alert(page, 'Login Failed');
      await expect(page).toHaveURL('/login');
      // A sign-in that fails is not about an expired token.
      expect(host.requests.filter(({ path }) => path === '/auth/refresh-token')).toEqual([]);

      await page.goto('/reset-password/?token=used');
      await submitReset(page, 'Girder+2027');
      await alert(page, 'Failed to reset password.');
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0);
      await page.goto('/nonsense');
      await expect(heading(page, '404 - Page Not Found')).toBeVisible();
    });

    test('each failure of a scan has its text', async ({ page, host }) => {
      await page.goto('/login/');
      await logIn(page, host);
      await openScans(page, host);
      /** Tries an item of a scan's menu, which fails. */
      const tryTo = async (item: string, call: CallName, text: string) => {
        host.fail(call, other[dialect]);
        const isPublic = item === 'Make private';
        await act(page, isPublic ? 'East facade' : 'Level 2 slab', item);
        if (item === 'Delete') {
          await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        }
        await alert(page, text);
      };
      await tryTo('Make public', 'makeScanPublic', 'Failed to make scan public');
      await tryTo('Make private', 'makeScanPrivate', 'Failed to make scan private');
      await tryTo('Download', 'downloadScans', 'Failed to download scans');
      await tryTo('Delete', 'deleteScan', 'Failed to delete scans');
      await expectVisibility(page, host, 'Level 2 slab', 'Private');
      await expectVisibility(page, host, 'East facade', 'Public');

      host.fail('updateScan', { status: 409, message: 'The surveyor has locked this scan.' });
      await act(page, 'Level 2 slab', 'Edit');
      const dialog = page.getByRole('dialog', { name: 'Edit scan' });
      await dialog.getByLabel('Title').fill('Level 2, poured');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await alert(page, 'The surveyor has locked this scan.');
      host.fail('updateScan', { status: 500 });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await alert(page, 'Failed to update scan');
      await expect(dialog.getByLabel('Title')).toHaveValue('Level 2, poured');
    });
  });
}
