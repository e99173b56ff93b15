import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { heading, submitLogin } from './steps.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Every page of an account, and what brings out its errors. */
const pages: {
  path: string;
  title: string;
  err?: (page: Page) => Promise<void>;
  status?: number;
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
  { path: '/verify-email/?token=any', title: 'Email not verified', status: 401 },
  { path: '/nonsense', title: '404 - Page Not Found' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const { path, title, err, status } of pages) {
      test(`${path} has no axe finding`, { tag: '@phone' }, async ({ page, allowStatus }) => {
        if (status) allowStatus(status);
        await page.goto(path);
        await expect(heading(page, title)).toBeVisible();
        await expectNoAxeFindings(page);
        if (!err) return;
        await err(page);
        await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
        await expectNoAxeFindings(page);
      });
    }

    test('a refused sign-in has no axe finding', { tag: '@phone' }, async ({
      page,
      allowStatus,
    }) => {
      allowStatus(403);
      await page.goto('/login/');
      await submitLogin(page, 'nora.quinn@example.com', 'Portal!2026');
      await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
      await expectNoAxeFindings(page);
    });

    test('the profile has no axe finding', { tag: '@phone' }, async ({ signedIn: page }) => {
      await page.goto('/user-profile');
      await expect(page.getByText('Project manager')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account of Ana Torres' })).toBeVisible();
      await expectNoAxeFindings(page);
    });
  });
}
