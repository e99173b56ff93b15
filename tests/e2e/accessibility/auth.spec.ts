import type { Page } from '@playwright/test';
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
    name: 'the profile',
    path: '/user-profile',
    reach: async (page) => {
      await expect(page.getByText('Project manager')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account of Ana Torres' })).toBeVisible();
    },
  },
]);
