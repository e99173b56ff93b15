import { expect, test } from '../../support/test.ts';
import {
  apiCalls,
  emailedLink,
  fillSignup,
  heading,
  newcomer,
  signUp,
  stopClock,
  submitLogin,
  toast,
} from './steps.ts';

test('a new user signs up, confirms the email, signs in and lands on home', async ({
  page,
  mock,
}) => {
  await signUp(page);
  await expect(page).toHaveURL(/\/verify-pending\?/);
  await expect(heading(page, 'Confirm your email')).toBeVisible();

  await page.goto(await emailedLink(mock, newcomer.email));
  await expect(heading(page, 'Email verified')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();

  await submitLogin(page, newcomer.email, newcomer.password);
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Your projects')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Iris Vance' })).toBeVisible();
});

test('shows the success toast for five seconds', async ({ page, mock }) => {
  await mock.fail('signup', { example: 'INTERNAL' });
  await page.clock.install();
  await signUp(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  const success = toast(page, 'status', 'Signup Successfully');
  await expect(success).toBeAttached();
  await page.clock.runFor(4900);
  await expect(success).toBeVisible();
  await page.clock.runFor(1000);
  await expect(success).toBeHidden();
});

test('an email that has an account is rejected with the specified text', async ({
  page,
  allowStatus,
}) => {
  allowStatus(409);
  await signUp(page, { email: 'ana.torres@example.com' });
  await expect(toast(page, 'alert', 'Email already exists')).toBeVisible();
  await expect(page).toHaveURL('/signup/');
});

test("a network failure shows 'Signup Failed' and the reason", async ({ page, mock }) => {
  await mock.fail('signup', { offline: true });
  await signUp(page);
  await expect(toast(page, 'alert', 'Signup Failed')).toContainText('No connection to the server.');
});

test('the input stays after a failure and can be sent again', async ({ page, mock }) => {
  await mock.fail('signup', { example: 'INTERNAL' });
  await signUp(page);
  await expect(toast(page, 'alert', 'Signup Failed')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(newcomer.name);
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newcomer.password);
  await expect(page.getByLabel('Confirm password')).toHaveValue(newcomer.password);

  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/verify-pending/);
});

test('a second click while the request is pending sends nothing', async ({ page, mock }) => {
  await mock.fail('signup', { delayMs: 3000 });
  const calls = apiCalls(page);
  await signUp(page);
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page).toHaveURL(/\/verify-pending/);
  expect(calls).toEqual(['POST /auth/signup']);
});

test('the name is sent trimmed', async ({ page }) => {
  const sent = page.waitForRequest('**/auth/signup');
  await signUp(page, { name: '  Iris Vance ' });
  expect((await sent).postDataJSON()).toEqual({
    username: newcomer.name,
    email: newcomer.email,
    password: newcomer.password,
    confirmPassword: newcomer.password,
  });
});

test.describe('errors of the server about a value show at its field', () => {
  test('an email with a host that the server rejects', async ({ page, allowStatus }) => {
    allowStatus(422);
    await signUp(page, { email: 'iris@example-.com' });
    await expect(toast(page, 'alert', 'Signup Failed')).toBeVisible();
    const email = page.getByLabel('Email');
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(email).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('');
  });

  test('the error disappears when the value is corrected', async ({ page, allowStatus }) => {
    allowStatus(422);
    await signUp(page, { email: 'iris@example-.com' });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/verify-pending/);
  });

  test('a password of eight code units but six characters', async ({ page, allowStatus }) => {
    allowStatus(422);
    await signUp(page, { password: 'Aa1!😀😀' });
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
    await expect(password).toBeFocused();
  });

  test('an error about a value without a field shows in the toast', async ({ page, mock }) => {
    await mock.fail('signup', { example: 'VALIDATION_FAILED' });
    await page.goto('/signup/');
    await fillSignup(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(toast(page, 'alert', 'Signup Failed')).toContainText(
      'Some of the values are not valid.',
    );
  });
});
