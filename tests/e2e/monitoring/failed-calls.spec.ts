import { brokenAnswers, serverWords } from '../../support/brokenAnswers.ts';
import { BrokenHost } from '../../support/brokenHost.ts';
import type { SentEvent } from '../../support/ingest.ts';
import { login, seedSession } from '../../support/session.ts';
import { demoAccount, expect } from '../../support/test.ts';
import { dashboard, referenceOn, test } from './monitoring.ts';

let host: BrokenHost;
test.beforeAll(async () => {
  host = await BrokenHost.start('services');
});
test.afterAll(() => host.stop());

const isStats = (method: string, path: string) => method === 'GET' && path.endsWith('/stats');

const tried = [
  ['200 without its fields', { 'problem.kind': 'contract', 'problem.status': '200' }],
  ['500 with a page', { 'problem.kind': 'unknown', 'problem.status': '500' }],
] as const;

test('the report of a broken answer names the call and the failure, without the response', async ({
  page,
  mock,
  ingest,
  allowStatus,
}) => {
  await seedSession(page, host.origin, await login(mock, demoAccount()));
  const state = page.getByRole('alert').filter({ hasText: 'Failed to load the statistics' });
  const retry = state.getByRole('button', { name: 'Retry' });
  for (const [i, [name, tags]] of tried.entries()) {
    await test.step(name, async () => {
      const answer = brokenAnswers.find((candidate) => candidate.name === name);
      if (!answer) throw new Error(`There is no answer ${name}.`);
      allowStatus(answer.status);
      host.breakCalls(isStats, answer);
      if (i === 0) await page.goto(host.origin + dashboard);
      else await retry.click();
      await expect(state).toContainText(
        answer.kind === 'contract'
          ? 'The server sent an answer that this page does not understand. Try again later.'
          : 'The service is not available at the moment.',
      );
      const reference = await referenceOn(page);
      await expect.poll(() => ingest.events().length).toBe(i + 1);
      const event = ingest.events()[i];
      // The recording starts with the first error.
      const { replayId: _, ...said } = event?.tags ?? {};
      expect(said).toEqual({
        ...tags,
        reference,
        route: '/dashboard',
        operation: 'GET /projects/{projectId}/stats',
      });
      expect(event?.event_id.slice(0, 8)).toBe(reference);
      const { contexts, ...rest } = event as SentEvent;
      expect(JSON.stringify(rest)).not.toMatch(serverWords);
      if (name === '200 without its fields') {
        expect(contexts).toMatchObject({ answer: { issues: ['data: invalid_union'] } });
      }
      // The same failure is not reported again and keeps its reference.
      await retry.click();
      await expect(state).toContainText(reference);
    });
  }
  host.fix();
  await retry.click();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(ingest.events()).toHaveLength(tried.length);
});
