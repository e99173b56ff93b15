import { expect, test } from '../../support/test.ts';
import { apiCalls, submitReset } from './steps.ts';

test('an invalid new password shows an error at its field and sends nothing', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/reset-password/?token=any');
  await submitReset(page, 'Aa1!aaa', 'Crane!2027');
  const password = page.getByLabel('New password');
  await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  expect(calls).toEqual([]);
});

test('the checklist follows the new password', async ({ page }) => {
  await page.goto('/reset-password/?token=any');
  const rows = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  await expect(rows.filter({ hasText: ', not met' })).toHaveCount(5);
  await page.getByLabel('New password').fill('Crane!2026');
  await expect(rows.filter({ hasText: ', not met' })).toHaveCount(0);
});
