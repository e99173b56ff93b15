import { demoAccount, expect, test } from '../../support/test.ts';
import { apiCalls, emailedLink, heading, submitLogin, toast } from './steps.ts';

const nora = demoAccount('Nora Quinn');

test('the emailed link confirms the address', async ({ page, mock }) => {
  await mock.request('POST', '/auth/resend-verification', { data: { email: nora.email } });
  const calls = apiCalls(page);
  await page.goto(await emailedLink(mock, nora.email));
  await expect(heading(page, 'Email verified')).toBeVisible();
  expect(calls).toEqual(['POST /auth/verify-email']);
  await page.getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, nora.email, nora.password);
  await expect(page).toHaveURL('/');
});

test('returning to the page does not use the token again', async ({ page, mock }) => {
  await mock.request('POST', '/auth/resend-verification', { data: { email: nora.email } });
  const calls = apiCalls(page);
  await page.goto(await emailedLink(mock, nora.email));
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Email verified')).toBeVisible();
  expect(calls).toEqual(['POST /auth/verify-email']);
});

test('sends the token unchanged', async ({ page, allowStatus }) => {
  allowStatus(401);
  const sent = page.waitForRequest('**/auth/verify-email');
  await page.goto('/verify-email/?token=%20a%2Bb%2F%3Cc%3E');
  expect((await sent).postDataJSON()).toEqual({ token: ' a+b/<c>' });
  await expect(heading(page, 'Email not verified')).toBeVisible();
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

test('a used link shows an error and offers a new email', async ({ page, mock, allowStatus }) => {
  allowStatus(401);
  await mock.request('POST', '/auth/resend-verification', { data: { email: nora.email } });
  const link = await emailedLink(mock, nora.email);
  await page.goto(link);
  await expect(heading(page, 'Email verified')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'Email not verified')).toBeVisible();
  await expect(page.getByRole('alert', { name: 'Problem' })).toHaveText(
    'This link is not valid or was used before.',
  );
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
});

for (const address of ['/verify-email/', '/verify-email?token=']) {
  test(`${address} offers a new email`, async ({ page, allowStatus }) => {
    allowStatus(422);
    await page.goto(address);
    await expect(heading(page, 'Email not verified')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
  });
}

test('without a network, the page shows one error', async ({ page, mock }) => {
  await mock.fail('verifyEmail', { offline: true });
  await page.goto('/verify-email/?token=any');
  await expect(heading(page, 'Email not verified')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^No connection to the server/);
});

test('a failure that is not about the token can be retried', async ({ page, mock }) => {
  await mock.request('POST', '/auth/resend-verification', { data: { email: nora.email } });
  await mock.fail('verifyEmail', { example: 'UNAVAILABLE' });
  await page.goto(await emailedLink(mock, nora.email));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Email verified')).toBeVisible();
});

test('the page after sign-up sends the email again', async ({ page, mock }) => {
  await page.goto(`/verify-pending/?email=${encodeURIComponent(nora.email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(nora.email);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(toast(page, 'status', 'Email sent')).toBeVisible();
  expect((await mock.outbox()).map(({ to }) => to)).toEqual([nora.email]);
});

test('an invalid address is sent no email', async ({ page }) => {
  await page.goto('/verify-pending/');
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('without a network, sends no email and shows one error in the form', async ({
  page,
  mock,
}) => {
  await page.goto(`/verify-pending/?email=${encodeURIComponent(nora.email)}`);
  await mock.fail('resendVerification', { offline: true });
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^No connection to the server/);
});
