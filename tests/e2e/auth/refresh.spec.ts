import { seedSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expiredSession, refreshes, replaceSession, signedOut, storedSession } from './sessions.ts';
import { apiCalls, heading, TOP_BAR } from './steps.ts';

test.beforeEach(({ allowStatus }) => allowStatus(401));

test('a 401 refreshes once and repeats the request with the new token', async ({
  page,
  baseURL,
  mock,
}) => {
  const session = await expiredSession(mock);
  await seedSession(page, String(baseURL), session);
  const calls = apiCalls(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Harbor Point Tower' })).toBeVisible();
  expect(calls).toEqual(['GET /projects', 'POST /auth/refresh-token', 'GET /projects']);
  const stored = await storedSession(page);
  expect(stored.accessToken).not.toBe(session.accessToken);
  expect(stored.refreshToken).not.toBe(session.refreshToken);
  expect(stored.user).toMatchObject(session.user ?? {});
});

test('a repeated form request carries the whole form', async ({ signedIn: page, mock }) => {
  await page.goto('/dashboard/build-view/scans?project=prj_harbor');
  await expect(page.getByRole('checkbox', { name: 'Select all scans' })).toBeEnabled();
  await replaceSession(page, await expiredSession(mock));
  await page.getByRole('button', { name: 'Upload' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Crane base after rain');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'base.ply', mimeType: 'application/octet-stream', buffer: ply });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Scan uploaded successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Crane base after rain' })).toBeVisible();
});

test('two tabs share one refresh', async ({ page, baseURL, mock }) => {
  await seedSession(page, String(baseURL), await expiredSession(mock));
  await mock.fail('refreshToken', { delayMs: 1500 });
  const calls = apiCalls(page);
  const refused: string[] = [];
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 401 && pathname !== TOP_BAR) refused.push(pathname);
  });
  const other = await page.context().newPage();
  await Promise.all([page.goto('/user-profile'), other.goto('/user-profile')]);
  await expect(page.getByText('Project manager')).toBeVisible();
  await expect(other.getByText('Project manager')).toBeVisible();
  expect(refused).toHaveLength(2);
  expect(refreshes(calls)).toHaveLength(1);
});

/** Another tab has already used the refresh token. */
test('a rejected refresh signs out', async ({ page, baseURL, mock }) => {
  const session = await expiredSession(mock);
  const data = { refreshToken: session.refreshToken };
  await mock.request('POST', '/auth/refresh-token', { data });
  await seedSession(page, String(baseURL), session);
  await page.goto('/dashboard/budget?project=prj_harbor');
  await expect(page).toHaveURL(
    `/login?next=${encodeURIComponent('/dashboard/budget?project=prj_harbor')}`,
  );
  expect(await storedSession(page)).toEqual(signedOut);
});

test('a refresh while the service is not available does not sign out, and can be retried', async ({
  page,
  baseURL,
  mock,
}) => {
  const session = await expiredSession(mock);
  await seedSession(page, String(baseURL), session);
  await mock.fail('refreshToken', { example: 'UNAVAILABLE', times: null });
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { name: 'Failed to load your profile' })).toBeVisible();
  await expect(page).toHaveURL('/user-profile');
  expect(await storedSession(page)).toEqual(session);

  await mock.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Project manager')).toBeVisible();
});

test('a forbidden request does not sign out', async ({ signedIn: page, mock }) => {
  await mock.fail('listProjects', { example: 'FORBIDDEN' });
  const calls = apiCalls(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Failed to load projects' })).toBeVisible();
  await expect(heading(page, 'Your projects')).toBeVisible();
  expect(calls).toEqual(['GET /projects']);
});

test('a request that is rejected twice is not sent a third time', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('listProjects', { example: 'UNAUTHENTICATED', times: 2 });
  const calls = apiCalls(page);
  await page.goto('/');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect(calls).toEqual(['GET /projects', 'POST /auth/refresh-token', 'GET /projects']);
});

const ply = Buffer.from(
  'ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty float y\nproperty float z\nend_header\n0 0 0\n',
);
