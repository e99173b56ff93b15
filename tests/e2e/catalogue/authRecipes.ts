import { expect, type Page } from '@playwright/test';
import { demoAccount } from '../../support/session.ts';
import { tokenIn } from './emails.ts';
import type { FormRecipe, QueryRecipe, Recipe } from './recipe.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** A form whose fields are known by their labels. */
function form(
  path: string,
  values: Readonly<Record<string, string>>,
  rest: Pick<FormRecipe, 'submit' | 'succeeds'> & Partial<FormRecipe>,
): FormRecipe {
  return {
    kind: 'form',
    signedIn: false,
    open: async ({ page }) => {
      await page.goto(path);
      for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
    },
    filled: (page) =>
      Object.entries(values).map(([label, value]) => [field(page, label), value] as const),
    ...rest,
  };
}

const { email, password } = demoAccount();
const newPassword = 'Fresh!2027pass';

const resetValues = { 'New password': newPassword, 'Confirm password': newPassword };
const resetForm = form('', resetValues, {
  failure: 'toast',
  submit: 'Reset password',
  succeeds: async ({ page }) => {
    await expect(page).toHaveURL(/\/login$/);
  },
});

const getCurrentUser: QueryRecipe = {
  kind: 'query',
  signedIn: true,
  open: async ({ page }) => {
    await page.goto('/user-profile');
  },
  succeeds: async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Your account' })).toContainText(email);
  },
};

export const authRecipes = {
  signup: form(
    '/signup',
    {
      Name: 'Rita Sørensen',
      Email: 'rita@example.com',
      Password: newPassword,
      'Confirm password': newPassword,
    },
    {
      submit: 'Sign up',
      failure: 'toast',
      succeeds: async ({ page }) => {
        await expect(page).toHaveURL(/\/verify-pending\?email=rita%40example\.com$/);
      },
    },
  ),
  login: form(
    '/login',
    { Email: email, Password: password },
    {
      submit: 'Log in',
      failure: 'toast',
      succeeds: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
      },
    },
  ),
  forgotPassword: form(
    '/forgot-password',
    { Email: email },
    {
      submit: 'Send reset link',
      succeeds: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      },
    },
  ),
  resetPassword: {
    ...resetForm,
    open: async (scene) => {
      await scene.mock.request('POST', '/auth/forgot-password', { data: { email } });
      await scene.page.goto(`/reset-password?token=${await tokenIn(scene.mock, 'reset-password')}`);
      for (const [label, value] of Object.entries(resetValues)) {
        await field(scene.page, label).fill(value);
      }
    },
  },
  resendVerification: form(
    '/verify-pending',
    { Email: 'nora.quinn@example.com' },
    {
      submit: 'Resend email',
      succeeds: async ({ page }) => {
        await expect(page.getByText('Email sent', { exact: true })).toBeVisible();
      },
    },
  ),
  getCurrentUser,
  verifyEmail: { kind: 'own' },
  refreshToken: { kind: 'own' },
  logout: { kind: 'own' },
} satisfies Record<string, Recipe>;
