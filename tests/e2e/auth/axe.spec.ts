import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { heading, submitLogin } from './steps.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Every page of an account, and the steps that show its errors. */
const pages: {
  path: string;
  title: string;
  err?: (page: Page) => Promise<void>;
}[] = [
  { path: '/login/', title: 'Log in', err: (page) => press(page, 'Log in') },
  { path: '/signup/', title: 'Sign up', err: (page) => press(page, 'Sign up') },
  {
    path: '/forgot-password/',
    title: 'Forgot password',
    err: (page) => press(page, 'Send reset link'),
  },
  {
    path: '/reset-password/?token=any',
    title: 'Reset password',
    err: (page) => press(page, 'Reset password'),
  },
  { path: '/reset-password/', title: 'Reset password' },
  {
    path: '/verify-pending/',
    title: 'Confirm your email',
    err: (page) => press(page, 'Resend email'),
  },
  { path: '/verify-email/?token=any', title: 'Email not verified' },
  { path: '/nonsense', title: '404 - Page Not Found' },
];

test('every page of an account is accessible, empty and with errors', { tag: '@phone' }, async ({
  page,
  allowStatus,
}) => {
  test.slow();
  allowStatus(401);
  for (const { path, title, err } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expectAccessible(page);
      if (!err) return;
      await err(page);
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
    });
  }
});

test('a rejected sign-in has no axe findings', { tag: '@phone' }, async ({ page, allowStatus }) => {
  allowStatus(403);
  await page.goto('/login/');
  await submitLogin(page, 'nora.quinn@example.com', 'Portal!2026');
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
  await expectAccessible(page);
});

test('the profile has no axe findings', { tag: '@phone' }, async ({ signedIn: page }) => {
  await page.goto('/user-profile');
  await expect(page.getByText('Project manager')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ana Torres' })).toBeVisible();
  await expectAccessible(page);
});
