import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { heading, submitLogin } from './steps.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Every page of an account, and the step that shows its errors beside everything else. */
const pages: {
  path: string;
  title: string;
  err?: (page: Page) => Promise<void>;
}[] = [
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
];

test('every page of an account is accessible, with its errors', { tag: '@phone' }, async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(401, 403);
  for (const { path, title, err } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      if (err) {
        await err(page);
        await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      }
      await expectAccessible(page);
    });
  }
  await test.step('a rejected sign-in', async () => {
    await page.goto('/login/');
    await submitLogin(page, 'nora.quinn@example.com', 'Portal!2026');
    await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the profile', async () => {
    await signIn(page);
    await page.goto('/user-profile');
    await expect(page.getByText('Project manager')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Ana Torres' })).toBeVisible();
    await expectAccessible(page);
  });
});
