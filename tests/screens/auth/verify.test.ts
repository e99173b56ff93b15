import { demoAccount, expect, test } from '../support/test.ts';
import { emailedLink, heading, toast } from './steps.ts';

const nora = demoAccount('Nora Quinn');

test('the emailed link confirms the address once, and Back does not use it again', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  await mock.request('POST', '/auth/resend-verification', { data: { email: nora.email } });
  await page.goto(await emailedLink(mock, nora.email));
  await expect(heading(page, 'Email verified')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Email verified')).toBeVisible();
  await expect(page).toHaveSent(['POST /auth/verify-email']);

  await page.reload();
  await expect(heading(page, 'Email not verified')).toBeVisible();
  await expect(page.getByRole('alert', { name: 'Problem' })).toHaveText(
    'This link is not valid or was used before.',
  );
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
});

test('sends the token unchanged', async ({ page, allowStatus }) => {
  allowStatus(401);
  await page.goto('/verify-email/?token=%20a%2Bb%2F%3Cc%3E');
  await expect(heading(page, 'Email not verified')).toBeVisible();
  const call = page.sent.find(({ path }) => path === '/auth/verify-email');
  expect(JSON.parse(String(call?.body))).toEqual({ token: ' a+b/<c>' });
});

test('an expired link offers a new email, and the new link works', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  await mock.settings({ emailedTokenSeconds: 0 });
  await mock.request('POST', '/auth/resend-verification', { data: { email: nora.email } });
  await page.goto(await emailedLink(mock, nora.email));
  await expect(heading(page, 'Email not verified')).toBeVisible();
  await expect(page.getByRole('alert', { name: 'Problem' })).toHaveText('This link has expired.');

  await mock.settings({ emailedTokenSeconds: null });
  await page.getByLabel('Email').fill(nora.email);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(toast(page, 'status', 'Email sent')).toBeVisible();
  await page.goto(await emailedLink(mock, nora.email));
  await expect(heading(page, 'Email verified')).toBeVisible();
});

test('a failure that is not about the token can be retried', async ({ page, mock }) => {
  await mock.request('POST', '/auth/resend-verification', { data: { email: nora.email } });
  await mock.fail('verifyEmail', { example: 'UNAVAILABLE' });
  await page.goto(await emailedLink(mock, nora.email));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Email verified')).toBeVisible();
});

test('the page after sign-up sends the email again, but not to an invalid address', async ({
  page,
  mock,
}) => {
  await page.goto(`/verify-pending/?email=${encodeURIComponent(nora.email)}`);
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(nora.email);
  await email.fill('');
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(email).toBeFocused();
  await email.fill(nora.email);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(toast(page, 'status', 'Email sent')).toBeVisible();
  expect((await mock.outbox()).map(({ to }) => to)).toEqual([nora.email]);
});
