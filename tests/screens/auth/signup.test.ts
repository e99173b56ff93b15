import { expect, test } from '../support/test.ts';
import { newcomer, signUp, toast } from './steps.ts';

test('an email that has an account is rejected with the specified text', async ({
  page,
  allowStatus,
}) => {
  allowStatus(409);
  await signUp(page, { email: 'ana.torres@example.com' });
  await expect(toast(page, 'alert', 'Email already exists')).toBeVisible();
  await expect(page).toHaveURL('/signup/');
});

test("a network failure shows 'Signup Failed', keeps the input, and the second attempt signs up", async ({
  page,
  mock,
}) => {
  await mock.fail('signup', { offline: true });
  await signUp(page);
  await expect(toast(page, 'alert', 'Signup Failed')).toContainText('No connection to the server.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(newcomer.name);
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newcomer.password);
  await expect(page.getByLabel('Confirm password')).toHaveValue(newcomer.password);

  await mock.heal();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/verify-pending/);
});

test('a second click while the request is pending sends nothing', async ({ page, mock }) => {
  await mock.fail('signup', { delayMs: 1500 });
  await signUp(page);
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page).toHaveURL(/\/verify-pending/);
  await expect(page).toHaveSent(['POST /auth/signup']);
});

test("the server's error about a value shows at its field until the value is corrected", async ({
  page,
  allowStatus,
}) => {
  allowStatus(422);
  await signUp(page, { email: 'iris@example-.com' });
  await expect(toast(page, 'alert', 'Signup Failed')).toBeVisible();
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('');
  await email.fill(newcomer.email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/verify-pending/);
});

test('a password that is easy to guess is refused at its field', async ({ page, allowStatus }) => {
  allowStatus(422);
  await signUp(page, { password: 'Password1!' });
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(
    'This password is easy to guess. Choose another one.',
  );
  await expect(password).toBeFocused();
  await password.fill('Vance#2026');
  await page.getByLabel('Confirm password').fill('Vance#2026');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(password).toHaveAccessibleDescription(
    'Choose a password without your name or email address',
  );
});
