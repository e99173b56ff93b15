import { demoAccount, expect, test } from '../../support/test.ts';
import {
  expiredSession,
  refreshes,
  replaceSession,
  signedOut,
  signOut,
  storedSession,
} from './sessions.ts';
import { apiCalls, heading, submitLogin } from './steps.ts';

const { email, password } = demoAccount();

test("signing in stores user, accessToken and refreshToken under 'auth-storage'", async ({
  page,
}) => {
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toEqual({
    user: expect.objectContaining({ email, username: 'Ana Torres' }),
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
  });
});

test('the session survives a reload', async ({ page }) => {
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(heading(page, 'Your projects')).toBeVisible();
});

test('signing out sets all three to null', async ({ signedIn: page }) => {
  await page.goto('/');
  await signOut(page);
  expect(await storedSession(page)).toEqual(signedOut);
});

test('signing out tells the server, which then rejects the tokens', async ({
  page,
  signIn,
  mock,
}) => {
  const { refreshToken, accessToken } = await signIn(page);
  await page.goto('/');
  const logoutCall = page.waitForResponse('**/auth/logout');
  await signOut(page);
  expect((await logoutCall).status()).toBe(200);
  const refused = await mock.request('POST', '/auth/refresh-token', { data: { refreshToken } });
  expect(refused.status()).toBe(401);
  const me = await mock.request('GET', '/auth/me', { token: accessToken });
  expect(me.status()).toBe(401);
});

test('signing out works without a connection', async ({ signedIn: page, mock }) => {
  await mock.fail('logout', { offline: true });
  await page.goto('/');
  await signOut(page);
  expect(await storedSession(page)).toEqual(signedOut);
});

test('Back after signing out shows no page of the session', async ({ signedIn: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/login?next=%2Fuser-profile');
});

test('only requests to the API carry the bearer token', async ({ page, signIn }) => {
  const { accessToken } = await signIn(page);
  const sent: { path: string; bearer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    sent.push({ path, bearer: request.headers().authorization });
  });
  await page.goto('/dashboard/build-view/scans?project=prj_harbor');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const toApi = sent.filter(({ path }) => path.startsWith('/api/v1/projects/prj_harbor'));
  expect(toApi.length).toBeGreaterThan(0);
  for (const { bearer } of toApi) expect(bearer).toBe(`Bearer ${accessToken}`);
  const others = sent.filter(({ path }) => !path.startsWith('/api/'));
  expect(others.filter(({ bearer }) => bearer !== undefined)).toEqual([]);
});

const noSessions = {
  'no JSON': '{"state":',
  'a user that is none':
    '{"state":{"user":{"id":7},"accessToken":"a","refreshToken":"b"},"version":0}',
};

test('invalid stored data means signed out, and signing in works', async ({ page }) => {
  await page.goto('/login');
  for (const [what, stored] of Object.entries(noSessions)) {
    await test.step(what, async () => {
      await page.evaluate((value) => localStorage.setItem('auth-storage', value), stored);
      await page.goto('/user-profile');
      await expect(heading(page, 'Log in')).toBeVisible();
    });
  }
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/user-profile');
  await page.reload();
  await expect(heading(page, 'Profile')).toBeVisible();
});

test('stored data without a refresh token is not a session', async ({ page, signIn, baseURL }) => {
  const session = await signIn(page);
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: String(baseURL),
        localStorage: [
          {
            name: 'auth-storage',
            value: JSON.stringify({ state: { ...session, refreshToken: null }, version: 0 }),
          },
        ],
      },
    ],
  });
  const calls = apiCalls(page);
  await page.goto('/user-profile');
  await expect(page).toHaveURL('/login?next=%2Fuser-profile');
  expect(calls).toEqual([]);
});

test('a refresh that completes after signing out does not sign in', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  await page.goto('/');
  await expect(page.getByRole('list')).toBeVisible();
  await replaceSession(page, await expiredSession(mock));
  await mock.fail('refreshToken', { code: 200, example: 'typical', delayMs: 1500 });
  const calls = apiCalls(page);
  const answered = page.waitForResponse('**/auth/refresh-token');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect.poll(() => refreshes(calls)).toHaveLength(1);
  await signOut(page);
  await answered;
  await submitLogin(page, '', '');
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await storedSession(page)).toEqual(signedOut);
});
