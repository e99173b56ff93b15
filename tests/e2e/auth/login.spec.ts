import { demoAccount, expect, test } from '../../support/test.ts';
import { closeToasts, withoutMotion } from '../catalogue/expectations.ts';
import {
  apiCalls,
  expectRefused,
  failuresOf,
  fillLogin,
  heading,
  meetEach,
  type Refused,
  stopClock,
  submitLogin,
  toast,
} from './steps.ts';

const { email, password } = demoAccount();

test('after success: 100 ms, then home', async ({ page, mock }) => {
  await mock.fail('login', { example: 'INTERNAL' });
  await page.clock.install();
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await stopClock(page);
  await submitLogin(page, email, password);
  await expect(toast(page, 'status', 'Login Successfully')).toBeAttached();

  await page.clock.runFor(99);
  await expect(page).toHaveURL('/login/');
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expect(heading(page, 'Your projects')).toBeVisible();
});

test('success is said for five seconds', async ({ page, mock }) => {
  await mock.fail('login', { example: 'INTERNAL' });
  await page.clock.install();
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await stopClock(page);
  await submitLogin(page, email, password);
  const success = toast(page, 'status', 'Login Successfully');
  await expect(success).toBeAttached();
  await page.clock.runFor(4900);
  await expect(success).toBeVisible();
  await page.clock.runFor(1000);
  await expect(success).toBeHidden();
});

test('an unknown address and a wrong password are the same', async ({ page, allowStatus }) => {
  allowStatus(401);
  await page.goto('/login/');
  await submitLogin(page, 'nobody@example.com', password);
  const toasts = page.getByRole('alert').filter({ hasText: 'Invalid Credentials' });
  await expect(toasts).toHaveCount(1);
  await submitLogin(page, email, 'Wrong!2026');
  await expect(toasts).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page).toHaveURL('/login/');
});

test('a refused sign-in asks for no refresh', async ({ page, allowStatus }) => {
  allowStatus(401);
  const calls = apiCalls(page);
  await page.goto('/login/');
  await submitLogin(page, email, 'Wrong!2026');
  await expect(toast(page, 'alert', 'Invalid Credentials')).toBeVisible();
  expect(calls).toEqual(['POST /auth/login']);
});

test('an unconfirmed address is told, and gets its e-mail again', async ({
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

test("every other declared failure is 'Login Failed'", async ({ page, mock }) => {
  await page.goto('/login/');
  const failures = failuresOf('login', ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED']);
  await meetEach({ page, mock }, 'login', failures, {
    call: () => submitLogin(page, email, password),
    text: 'Login Failed',
    seen: () => expect(page).toHaveURL('/login/'),
  });
});

test("no connection is 'Login Failed', what was typed stays, and a second try signs in", async ({
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

const complex =
  'Password must contain an uppercase letter, a lowercase letter, a digit and a special character from !@#$%^&*()_+,.?":{}|<>';
const short = 'Password must be at least 8 characters';
const rules: readonly Refused<readonly [email: string, password: string]>[] = [
  { what: 'no address', field: 'Email', values: ['', password], text: 'Invalid email address' },
  { what: 'no host', field: 'Email', values: ['ana@', password], text: 'Invalid email address' },
  { what: 'nothing', field: 'Password', values: [email, ''], text: short },
  { what: 'seven characters', field: 'Password', values: [email, 'Aa1!aaa'], text: short },
  { what: 'no uppercase letter', field: 'Password', values: [email, 'crane!2026'], text: complex },
  { what: 'no lowercase letter', field: 'Password', values: [email, 'CRANE!2026'], text: complex },
  { what: 'no digit', field: 'Password', values: [email, 'Crane!Crane'], text: complex },
  { what: 'no special character', field: 'Password', values: [email, 'Crane2026'], text: complex },
];

test('the form refuses what cannot be right, and says why', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/login/');
  await expectRefused(page, rules, {
    fill: (values) => fillLogin(page, ...values),
    send: 'Log in',
    right: [email, password],
  });
  expect(calls).toEqual([]);
});

test('a password with any one of the special characters is sent', async ({ page, allowStatus }) => {
  allowStatus(401);
  await withoutMotion(page);
  await page.goto('/login/');
  for (const special of '!@#$%^&*()_+,.?":{}|<>') {
    await test.step(special, async () => {
      const answered = page.waitForResponse('**/auth/login');
      const wrong = `Crane${special}2026`;
      await submitLogin(page, email, wrong);
      const answer = await answered;
      expect(answer.request().postDataJSON()).toMatchObject({ email, password: wrong });
      expect(answer.status()).toBe(401);
      await expect(toast(page, 'alert', 'Invalid Credentials')).toBeVisible();
      await closeToasts(page);
    });
  }
});
