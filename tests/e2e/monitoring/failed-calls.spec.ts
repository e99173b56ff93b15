import { brokenAnswers, serverWords } from '../../support/brokenAnswers.ts';
import { BrokenHost } from '../../support/brokenHost.ts';
import type { SentEvent } from '../../support/ingest.ts';
import { login, seedSession } from '../../support/session.ts';
import { demoAccount, expect } from '../../support/test.ts';
import { dashboard, recorderLoaded, referenceOn, test, throwLater } from './monitoring.ts';

let host: BrokenHost;
test.beforeAll(async () => {
  host = await BrokenHost.start('services');
});
test.afterAll(() => host.stop());

const isStats = (method: string, path: string) => method === 'GET' && path.endsWith('/stats');

for (const [name, tags] of [
  ['200 without its fields', { 'problem.kind': 'contract', 'problem.status': '200' }],
  ['500 with a page', { 'problem.kind': 'unknown', 'problem.status': '500' }],
] as const) {
  test(`${name}: the report names the call and the failure, without the response`, async ({
    page,
    mock,
    ingest,
    allowStatus,
  }) => {
    const answer = brokenAnswers.find((candidate) => candidate.name === name);
    if (!answer) throw new Error(`There is no answer ${name}.`);
    allowStatus(answer.status);
    await seedSession(page, host.origin, await login(mock, demoAccount()));
    host.breakCalls(isStats, answer);
    await page.goto(host.origin + dashboard);

    const state = page.getByRole('alert').filter({ hasText: 'Failed to load the statistics' });
    await expect(state).toContainText(
      answer.kind === 'contract'
        ? 'The server sent an answer that this page does not understand. Try again later.'
        : 'The service is not available at the moment.',
    );
    const reference = await referenceOn(page);
    await expect.poll(() => ingest.events().length).toBe(1);
    const [event] = ingest.events();
    expect(event?.tags).toEqual({
      ...tags,
      reference,
      route: '/dashboard',
      operation: 'GET /projects/{projectId}/stats',
    });
    expect(event?.event_id.slice(0, 8)).toBe(reference);
    const { contexts, ...said } = event as SentEvent;
    expect(JSON.stringify(said)).not.toMatch(serverWords);
    if (name === '200 without its fields') {
      expect(contexts).toMatchObject({
        answer: { issues: ['data: invalid_union'] },
      });
    }

    // The same failure is not reported again and keeps its reference.
    await state.getByRole('button', { name: 'Retry' }).click();
    await expect(state).toContainText(reference);
    host.fix();
    await state.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(ingest.events()).toHaveLength(1);
  });
}

test('an internal error is reported with its code, and neither declared problems nor unavailable services', async ({
  page,
  mock,
  ingest,
  allowConsole,
  allowStatus,
}) => {
  allowConsole(/Broken/);
  allowStatus(401);
  await page.goto('/login');
  await recorderLoaded(page);
  const logIn = async () => {
    await page.getByLabel('Email').fill(demoAccount().email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong!2026');
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await logIn();
  await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
  for (const code of [403, 503]) {
    await mock.fail('login', { code });
    const answered = page.waitForResponse((response) => response.url().endsWith('/auth/login'));
    await logIn();
    expect((await answered).status()).toBe(code);
  }
  await mock.fail('login', { offline: true });
  const cut = page.waitForEvent('requestfailed');
  await logIn();
  await cut;
  await mock.heal();
  // This error is reported, and reports of the earlier problems would have arrived before it.
  await mock.fail('login', { code: 500 });
  await logIn();
  await expect.poll(() => ingest.events().length).toBe(1);
  await throwLater(page, 'Broken last');
  await expect.poll(() => ingest.about('Broken last').length).toBe(1);
  expect(ingest.events()).toHaveLength(2);
  expect(ingest.events()[0]?.tags).toMatchObject({
    operation: 'POST /auth/login',
    'problem.kind': 'problem',
    'problem.code': 'INTERNAL',
  });
});
