import type { Mock } from '../../support/mock.ts';
import { demoAccount, expect, test } from '../support/test.ts';
import { expiredSession, seedSession, signedOut, storedSession } from './sessions.ts';
import { heading } from './steps.ts';

test('a 401 refreshes once and repeats the request with the new token', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  const session = await expiredSession(mock);
  seedSession(session);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Harbor Point Tower' })).toBeVisible();
  await expect(page).toHaveSent(['GET /projects', 'POST /auth/refresh-token', 'GET /projects']);
  const stored = storedSession();
  expect(stored.accessToken).not.toBe(session.accessToken);
  expect(stored.refreshToken).not.toBe(session.refreshToken);
  expect(stored.user).toMatchObject(session.user ?? {});
});

/** A session whose refresh token was used, such as by a page that was closed before it stored the answer. */
async function usedSession(mock: Mock) {
  const session = await expiredSession(mock);
  const data = { refreshToken: session.refreshToken };
  await mock.request('POST', '/auth/refresh-token', { data });
  return session;
}

test('a refresh token that was used just now keeps the person signed in', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  seedSession(await usedSession(mock));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Harbor Point Tower' })).toBeVisible();
});

test('a rejected refresh signs out, says why, and keeps the page and the address', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  seedSession(await usedSession(mock));
  await mock.moveClock(60);
  await page.goto('/dashboard/budget?project=prj_harbor');
  const next = encodeURIComponent('/dashboard/budget?project=prj_harbor');
  await expect(page).toHaveURL(`/login?next=${next}&email=ana.torres%40example.com`);
  expect(storedSession()).toEqual(signedOut);
  await expect(page.getByRole('status')).toContainText('Your session has ended. Sign in to go on.');
  await expect(page.getByLabel('Email')).toHaveValue('ana.torres@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoAccount().password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard/budget?project=prj_harbor');
});

test('a refresh while the service is not available does not sign out, and can be retried', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  const session = await expiredSession(mock);
  seedSession(session);
  await mock.fail('refreshToken', { example: 'UNAVAILABLE', times: null });
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { name: 'Failed to load your profile' })).toBeVisible();
  await expect(page).toHaveURL('/user-profile');
  expect(storedSession()).toEqual(session);

  await mock.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Project manager')).toBeVisible();
});

test('a forbidden request does not sign out', async ({ signedIn: page, mock }) => {
  await mock.fail('listProjects', { example: 'FORBIDDEN' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Failed to load projects' })).toBeVisible();
  await expect(heading(page, 'Your projects')).toBeVisible();
  await expect(page).toHaveSent(['GET /projects']);
});

test('a request that is rejected twice is not sent a third time', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('listProjects', { example: 'UNAUTHENTICATED', times: 2 });
  await page.goto('/');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page).toHaveSent(['GET /projects', 'POST /auth/refresh-token', 'GET /projects']);
});
