import { demoAccount, expect, test } from '../support/test.ts';
import { heading, submitLogin, toast } from './steps.ts';

const { email, password } = demoAccount();

test('shows the same error for an unknown email and a wrong password, without a refresh', async ({
  page,
  allowStatus,
}) => {
  allowStatus(401);
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
  await expect(page).toHaveSent(['POST /auth/login', 'POST /auth/login']);
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

test('too many wrong passwords show how long to wait, and keep the input', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401, 429);
  const data = { email, password: 'Wrong!2026' };
  for (let i = 0; i < 10; i++) await mock.request('POST', '/auth/login', { data });
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(toast(page, 'alert', 'Login Failed')).toContainText('Try again in 10 minutes.');
  await expect(page.getByRole('alert', { name: 'Problem' })).toContainText(
    'Too many requests. Try again in 10 minutes.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('an invalid form shows errors at its fields and sends nothing', async ({ page }) => {
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
  await expect(page).toHaveSent([]);
});

test('a valid email in the link fills in the field, an invalid one is ignored', async ({
  page,
}) => {
  await page.goto('/login/?email=ana.torres%40example.com');
  await expect(page.getByLabel('Email')).toHaveValue('ana.torres@example.com');
  await page.goto('/login/?email=ana%40');
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
});

test('signing in returns to the requested page', async ({ page }) => {
  const next = '/settings/roles?sort=name&open=%2Fetc';
  await page.goto(next);
  await expect(page).toHaveURL(/\/login\?next=/);
  await submitLogin(page, email, password);
  await expect(page).toHaveURL(next);
});

test('Back does not return to the sign-in form', async ({ page }) => {
  await page.goto('/signup/');
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  await page.goBack();
  // The sign-up page came before it and is open to signed-out users as well.
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Your projects')).toBeVisible();
});

/** src/shared/routing/paths.test.ts has all paths that a browser could resolve to another host. */
test('a page of another host as the next page leads home', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('/\t/evil.example')}`);
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Your projects')).toBeVisible();
});
