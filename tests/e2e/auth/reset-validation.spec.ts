import { expect, test } from '../../support/test.ts';
import { apiCalls, submitReset } from './steps.ts';

const complex =
  'Password must contain an uppercase letter, a lowercase letter, a digit and a special character from !@#$%^&*()_+';
const short = 'Password must be at least 8 characters';

const rules = [
  { what: 'nothing', password: '', text: short },
  { what: 'seven characters', password: 'Aa1!aaa', text: short },
  { what: 'no uppercase letter', password: 'crane!2026', text: complex },
  { what: 'no lowercase letter', password: 'CRANE!2026', text: complex },
  { what: 'no digit', password: 'Crane!Crane', text: complex },
  { what: 'no special character', password: 'Crane2026', text: complex },
  { what: 'a special character of the other set only', password: 'Crane?2026', text: complex },
];

for (const { what, password, text } of rules) {
  test(`New password: ${what}`, async ({ page }) => {
    const calls = apiCalls(page);
    await page.goto('/reset-password/?token=any');
    await submitReset(page, password);
    const input = page.getByLabel('New password');
    await expect(input).toHaveAccessibleDescription(text);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toBeFocused();
    expect(calls).toEqual([]);
  });
}

for (const again of ['', 'Crane!2027']) {
  test(`Confirm password: '${again}' does not match`, async ({ page }) => {
    const calls = apiCalls(page);
    await page.goto('/reset-password/?token=any');
    await submitReset(page, 'Crane!2026', again);
    const input = page.getByLabel('Confirm password');
    await expect(input).toHaveAccessibleDescription('Passwords do not match');
    await expect(input).toBeFocused();
    expect(calls).toEqual([]);
  });
}

test('the checklist follows the new password', async ({ page }) => {
  await page.goto('/reset-password/?token=any');
  const rows = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  await expect(rows.filter({ hasText: ', not met' })).toHaveCount(5);
  await page.getByLabel('New password').fill('Crane!2026');
  await expect(rows.filter({ hasText: ', not met' })).toHaveCount(0);
});
