import { demoAccount, expect, test } from '../../support/test.ts';
import { apiCalls, submitLogin, toast } from './steps.ts';

const { email, password } = demoAccount();

test('shows the same error for an unknown email and a wrong password, without a refresh', async ({
  page,
  allowStatus,
}) => {
  allowStatus(401);
  const calls = apiCalls(page);
  await page.goto('/login/');
  await submitLogin(page, 'nobody@example.com', password);
  const toasts = page.getByRole('alert').filter({ hasText: 'Invalid Credentials' });
  await expect(toasts).toHaveCount(1);
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submitLogin(page, email, 'Wrong!2026');
  await expect(toasts).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page).toHaveURL('/login/');
  expect(calls).toEqual(['POST /auth/login', 'POST /auth/login']);
});

test('an unverified email shows an error and is sent a new email', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(403);
  const nora = demoAccount('Nora Quinn');
  await page.goto('/login/');
  await submitLogin(page, nora.email, nora.password);
  await expect(toast(page, 'alert', 'Email Not Verified')).toBeVisible();
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(toast(page, 'status', 'Email sent')).toBeVisible();
  expect((await mock.outbox()).map(({ to }) => to)).toEqual([nora.email]);
});

test("a network failure shows 'Login Failed', keeps the input, and the second attempt signs in", async ({
  page,
  mock,
}) => {
  await mock.fail('login', { offline: true });
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(toast(page, 'alert', 'Login Failed')).toContainText('No connection to the server.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);

  await mock.heal();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});

test('an invalid form shows errors at its fields and sends nothing', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/login/');
  await submitLogin(page, 'ana@', 'crane!2026');
  const address = page.getByLabel('Email');
  await expect(address).toHaveAccessibleDescription('Invalid email address');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /^Password must contain an uppercase letter/,
  );
  await submitLogin(page, '', '');
  await expect(address).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  );
  expect(calls).toEqual([]);
});
