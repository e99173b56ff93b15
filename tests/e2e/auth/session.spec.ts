import { demoAccount, expect, test } from '../../support/test.ts';
import { signedOut, signOut, storedSession } from './sessions.ts';
import { heading, submitLogin } from './steps.ts';

const { email, password } = demoAccount();

test("a session in 'auth-storage' survives a reload and ends here and on the server", async ({
  page,
  mock,
}) => {
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  const stored = await storedSession(page);
  expect(stored).toEqual({
    user: expect.objectContaining({ email, username: 'Ana Torres' }),
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

test('signing out works without a connection', async ({ signedIn: page, mock }) => {
  await mock.fail('logout', { offline: true });
  await page.goto('/');
  await signOut(page);
  expect(await storedSession(page)).toEqual(signedOut);
});

test('only requests to the API carry the bearer token', async ({ page, signIn }) => {
  const { accessToken } = await signIn(page);
  const sent: { path: string; bearer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    sent.push({ path, bearer: request.headers().authorization });
  });
  await page.goto('/dashboard/build-view/scans?project=prj_harbor');
  const toApi = () => sent.filter(({ path }) => path.startsWith('/api/v1/projects/prj_harbor'));
  await expect
    .poll(() => toApi().map(({ path }) => path))
    .toContain('/api/v1/projects/prj_harbor/scans');
  for (const { bearer } of toApi()) expect(bearer).toBe(`Bearer ${accessToken}`);
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
