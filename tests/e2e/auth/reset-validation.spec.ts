import { expect, test } from '../../support/test.ts';
import { apiCalls, expectRefused, fillReset } from './steps.ts';

const complex =
  'Password must contain an uppercase letter, a lowercase letter, a digit and a special character from !@#$%^&*()_+';
const short = 'Password must be at least 8 characters';

const right = 'Crane!2026';

const newPassword = [
  { what: 'nothing', password: '', text: short },
  { what: 'seven characters', password: 'Aa1!aaa', text: short },
  { what: 'no uppercase letter', password: 'crane!2026', text: complex },
  { what: 'no lowercase letter', password: 'CRANE!2026', text: complex },
  { what: 'no digit', password: 'Crane!Crane', text: complex },
  { what: 'no special character', password: 'Crane2026', text: complex },
  { what: 'a special character of the other set only', password: 'Crane?2026', text: complex },
].map(({ what, password, text }) => ({
  ...{ what, field: 'New password', text },
  values: { password, again: password },
}));

const confirmation = ['', 'Crane!2027'].map((again) => ({
  what: `'${again}' does not match`,
  field: 'Confirm password',
  values: { password: right, again },
  text: 'Passwords do not match',
}));

test('the form refuses what cannot be right, and says why', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/reset-password/?token=any');
  await expectRefused(page, [...newPassword, ...confirmation], {
    fill: ({ password, again }) => fillReset(page, password, again),
    send: 'Reset password',
    right: { password: right, again: right },
  });
  expect(calls).toEqual([]);
});

test('the checklist follows the new password', async ({ page }) => {
  await page.goto('/reset-password/?token=any');
  const rows = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  await expect(rows.filter({ hasText: ', not met' })).toHaveCount(5);
  await page.getByLabel('New password').fill('Crane!2026');
  await expect(rows.filter({ hasText: ', not met' })).toHaveCount(0);
});
