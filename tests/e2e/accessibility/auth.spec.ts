import type { Page } from '@playwright/test';
import { requireSecondFactor } from '../../support/codes.ts';
import { plainJpeg } from '../../support/pictures.ts';
import { demoAccount, expect } from '../../support/test.ts';
import { heading, submitLogin } from '../auth/steps.ts';
import { walk } from './walk.ts';

/** Sends an empty form, which shows the errors beside everything else. */
const sendEmpty = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
};

walk('auth', [
  {
    name: 'sign-up with its errors',
    path: '/signup/',
    account: null,
    reach: (page) => sendEmpty(page, 'Sign up'),
  },
  {
    name: 'forgot password with its error',
    path: '/forgot-password/',
    account: null,
    reach: (page) => sendEmpty(page, 'Send reset link'),
  },
  {
    name: 'reset password with its errors',
    path: '/reset-password/?token=any',
    account: null,
    reach: (page) => sendEmpty(page, 'Reset password'),
  },
  {
    name: 'confirm the email, with its error',
    path: '/verify-pending/',
    account: null,
    reach: (page) => sendEmpty(page, 'Resend email'),
  },
  {
    name: 'a link that does not verify',
    path: '/verify-email/?token=any',
    account: null,
    prepare: (mock) => mock.fail('verifyEmail', { example: 'TOKEN_INVALID' }),
    reach: (page) => expect(heading(page, 'Email not verified')).toBeVisible(),
  },
  {
    name: 'a sign-in with a company that was not begun here',
    path: '/login/callback?code=any&state=any',
    account: null,
    reach: (page) => expect(heading(page, 'Log-in failed')).toBeVisible(),
  },
  {
    name: 'a rejected sign-in',
    path: '/login/',
    account: null,
    prepare: (mock) => mock.fail('login', { example: 'EMAIL_NOT_VERIFIED' }),
    reach: async (page) => {
      const { email, password } = demoAccount('Nora Quinn');
      await submitLogin(page, email, password);
      await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
    },
  },
  {
    name: 'a sign-in that waits for a code, with an error',
    path: '/login/',
    account: null,
    prepare: (mock) => mock.fail('login', { example: 'SECOND_FACTOR_REQUIRED' }),
    reach: async (page) => {
      const { email, password } = demoAccount();
      await submitLogin(page, email, password);
      await page.getByLabel('Code', { exact: true }).press('Enter');
      await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
  {
    name: 'the profile with errors',
    path: '/user-profile',
    reach: async (page) => {
      await expect(page.getByText('Project manager')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account of Ana Torres' })).toBeVisible();
      const about = page.getByRole('region', { name: 'About you' });
      await about.getByLabel('Name').fill('');
      await about.getByRole('button', { name: 'Save' }).click();
      await expect(about.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the passkeys, with one that is renamed',
    path: '/user-profile',
    sameOnPhone: true,
    prepare: (mock) => mock.failAlways('listPasskeys', { example: 'typical' }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Rename: iCloud Keychain' }).click();
      await expect(page.getByRole('dialog', { name: 'Rename passkey' })).toBeVisible();
    },
  },
  {
    name: 'a new password with an error',
    path: '/user-profile',
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change password' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('New password').fill('N3w!passw0rd');
      await dialog.getByLabel('Confirm password').fill('N3w!password');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(dialog.getByText('Passwords do not match')).toBeVisible();
    },
  },
  {
    name: 'the account, which a project manager reads',
    path: '/settings/admin-setting',
    sameOnPhone: true,
    reach: (page) =>
      expect(page.getByRole('region', { name: 'Sign-in rules' })).toContainText(
        'At least 8 characters',
      ),
  },
  {
    name: 'the part of a picture',
    path: '/user-profile',
    sameOnPhone: true,
    reach: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Change picture' }).click();
      const buffer = plainJpeg(300, 200, [20, 60, 200]);
      await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('application', { name: 'Part of the picture' })).toBeVisible();
    },
  },
  {
    name: 'the confirmation that it is you',
    path: '/user-profile',
    prepare: (mock) => mock.fail('exportProfile', { example: 'STEP_UP_REQUIRED' }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Download your data' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
    },
  },
  {
    name: 'a new API token',
    path: '/user-profile',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New token' }).click();
      await expect(page.getByRole('dialog', { name: 'New API token' })).toBeVisible();
    },
  },
  {
    name: 'the setup of an authenticator app, which the account asks for',
    path: '/second-factor',
    // Everybody has 30 days for it, and sees a notice.
    prepare: (mock) => requireSecondFactor(mock, 30),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Set up authenticator app' }).click();
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    },
  },
  {
    name: 'the rules of sign-in, the tokens and the domains of an account, for its admin',
    path: '/settings/admin-setting',
    account: 'Ingrid Solberg',
    prepare: async (mock) => {
      await mock.failAlways('listSignInDomains', { example: 'typical' });
      await mock.failAlways('listAccountApiTokens', { example: 'typical' });
    },
    reach: async (page) => {
      await expect(page.getByRole('button', { name: /^Revoke / }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add a domain' })).toBeVisible();
    },
  },
  {
    name: 'a new domain of a company log-in',
    path: '/settings/admin-setting',
    account: 'Ingrid Solberg',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add a domain' }).click();
      await expect(page.getByRole('dialog', { name: 'Add a domain' })).toBeVisible();
    },
  },
]);
