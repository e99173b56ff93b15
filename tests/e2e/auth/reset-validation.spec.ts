import { expect, test } from '../../support/test.ts';
import { apiCalls, submitReset } from './steps.ts';

test('an invalid new password shows an error at its field and sends nothing', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/reset-password/?token=any');
  const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  await expect(rules.filter({ hasText: ', not met' })).toHaveCount(5);
  await submitReset(page, 'Aa1!aaa', 'Crane!2027');
  const password = page.getByLabel('New password');
  await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  await expect(rules.filter({ hasText: ', not met' })).toHaveCount(1);
  expect(calls).toEqual([]);
});
