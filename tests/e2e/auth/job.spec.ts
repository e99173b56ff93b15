import { expect, test } from '../../support/test.ts';
import { signedOut, signOut, storedSession } from './sessions.ts';
import {
  emailedLink,
  heading,
  newcomer,
  signUp,
  submitLogin,
  submitReset,
  toast,
} from './steps.ts';

/** tests/screens/auth has what can go wrong on each of these pages. */
test('a new user signs up, signs in and out, and replaces a forgotten password', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  const { name, email, password } = newcomer;

  await test.step('a new user signs up and confirms the email', async () => {
    const sent = page.waitForRequest('**/auth/signup');
    await signUp(page, { name: `  ${name} ` });
    const body = { username: name, email, password, confirmPassword: password };
    expect((await sent).postDataJSON()).toEqual(body);
    await expect(page).toHaveURL(/\/verify-pending\?/);
    await expect(heading(page, 'Confirm your email')).toBeVisible();
    await page.goto(await emailedLink(mock, email));
    await expect(heading(page, 'Email verified')).toBeVisible();
  });

  await test.step('signing in leads home', async () => {
    await page.getByRole('link', { name: 'Log in' }).click();
    await submitLogin(page, email, password);
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Your projects')).toBeVisible();
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  });

  await test.step("a session in 'auth-storage' survives a reload, and ends here and on the server", async () => {
    const stored = await storedSession(page);
    expect(stored).toEqual({
      user: expect.objectContaining({ email, username: name }),
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
    await page.reload();
    await expect(heading(page, 'Your projects')).toBeVisible();
    const logoutCall = page.waitForResponse('**/auth/logout');
    await signOut(page);
    expect(await storedSession(page)).toEqual(signedOut);
    expect((await logoutCall).status()).toBe(200);
    const data = { refreshToken: stored.refreshToken };
    const refused = await mock.request('POST', '/auth/refresh-token', { data });
    expect(refused.status()).toBe(401);
    const me = await mock.request('GET', '/auth/me', { token: String(stored.accessToken) });
    expect(me.status()).toBe(401);
  });

  await test.step('an emailed link replaces a forgotten password, once', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    const link = await emailedLink(mock, email);
    await page.goto(link);
    await submitReset(page, 'Girder+2027');
    await expect(toast(page, 'status', 'Password reset successfully.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await submitLogin(page, email, 'Girder+2027');
    await expect(page).toHaveURL('/');
    await page.goto(link);
    await submitReset(page, 'Beam!2028');
    await expect(toast(page, 'alert', 'Failed to reset password.')).toContainText(
      'This link is not valid or was used before.',
    );
  });
});
