import { demoAccount, expect, type Page, test } from '../support/test.ts';
import { emailedLink, heading, submitReset, toast } from './steps.ts';

const { email } = demoAccount();
const next = 'Girder+2027';

async function askForLink(page: Page, to = email) {
  await page.goto('/forgot-password/');
  await page.getByLabel('Email').fill(to);
  await page.getByRole('button', { name: 'Send reset link' }).click();
}

test('an unknown email looks the same, is sent nothing, and another can be tried', async ({
  page,
  mock,
}) => {
  await askForLink(page, 'nobody@example.com');
  await expect(heading(page, 'Check your email')).toBeVisible();
  expect(await mock.outbox()).toEqual([]);
  await page.getByRole('button', { name: 'Use another email' }).click();
  await expect(heading(page, 'Forgot password')).toBeVisible();
});

test('an invalid email is sent no link', async ({ page }) => {
  await askForLink(page, 'ana@');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveSent([]);
});

test("a failed reset shows 'Failed to reset password.' and keeps the input", async ({
  page,
  mock,
}) => {
  await mock.fail('resetPassword', { offline: true });
  await page.goto('/reset-password/?token=any');
  await submitReset(page, next);
  await expect(toast(page, 'alert', 'Failed to reset password.')).toBeVisible();
  await expect(page).toHaveURL('/reset-password/?token=any');
  await expect(page.getByLabel('New password')).toHaveValue(next);
});

test('an expired link shows an error and offers a new link', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  await mock.settings({ emailedTokenSeconds: 0 });
  await mock.request('POST', '/auth/forgot-password', { data: { email } });
  await page.goto(await emailedLink(mock, email));
  await submitReset(page, next);
  await expect(toast(page, 'alert', 'Failed to reset password.')).toContainText(
    'This link has expired.',
  );
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(heading(page, 'Forgot password')).toBeVisible();
});

test('a link without a token shows no form', async ({ page }) => {
  await page.goto('/reset-password/');
  await expect(page.getByText(/^This link is incomplete/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a reset signs out this browser', async ({ signedIn: page, mock, allowStatus }) => {
  // The top bar may ask for the account between the reset and the end of the session here.
  allowStatus(401);
  await mock.request('POST', '/auth/forgot-password', { data: { email } });
  await page.goto(await emailedLink(mock, email));
  await submitReset(page, next);
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('an invalid new password shows an error at its field and sends nothing', async ({ page }) => {
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
  await expect(page).toHaveSent([]);
});
