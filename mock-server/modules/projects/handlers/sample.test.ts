import { expect, it } from 'vitest';
import { refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import { firstProject, strangerIn } from '../../../../tests/support/host/strangers.ts';
import { inconsistencies } from '../../../server/inconsistencies.ts';

const { mock, clock } = await testMock();
const DAY_MS = 86_400_000;

interface Project {
  id: string;
  sample?: boolean;
  counts: { openPunchItems: number; openRfis: number; openSubmittals: number };
  memberCount: number;
}

it('a sample has people, companies and records, counts nowhere else, and is deleted without a trace', async () => {
  const tenant = mock.store.tenant('sample');
  const client = await strangerIn(mock, 'sample', 'Sana Mir');
  const names = async (path: string) =>
    (await client.json<{ data: { name: string }[] }>('GET', path)).body.data.map(
      ({ name }) => name,
    );
  const before = Object.entries(tenant.state).map(([name, slice]) => [
    name,
    Object.keys(slice).length,
  ]);
  const ignored = [
    'activity',
    'stream',
    'keptAnswers',
    'outbox',
    'reminders',
    'lastNumbers',
    'mailed',
  ];
  const { status, body } = await client.json<{ data: Project }>('POST', '/sample-projects');
  expect(status).toBe(201);
  const { id, sample, counts, memberCount } = body.data;
  expect(sample).toBe(true);
  expect(counts.openPunchItems).toBeGreaterThan(2);
  expect(counts.openRfis).toBeGreaterThan(2);
  expect(counts.openSubmittals).toBeGreaterThan(2);
  expect(memberCount).toBeGreaterThan(5);
  expect(inconsistencies(tenant)).toEqual([]);

  // The account stays the person's own.
  expect(await names('/companies')).toEqual([]);
  expect(await names('/members')).toEqual(['Sana Mir']);
  expect((await names(`/companies?projectId=${id}`)).length).toBeGreaterThan(3);
  expect(await refusalOf(client.call('POST', '/sample-projects'))).toBe('409 WRONG_STATE');
  clock.now += 30 * DAY_MS;
  const { body: mails } = await client.json<{ to: string }[]>(
    'GET',
    'http://mock.localhost/__mock/outbox.json',
  );
  expect(mails.map(({ to }) => to)).not.toContainEqual(expect.stringContaining('sample.invalid'));
  await client.signIn('sana.mir@stranger.example');

  // What people do in it goes, too.
  const item = { title: 'Try', punchType: 'internal_punch' };
  await client.call('POST', `/projects/${id}/punch-items`, { json: item });
  await client.call('PUT', `/projects/${id}/favorite`, { json: { favorite: true } });
  await client.call('POST', `/projects/${id}/pages`, { json: { title: 'Notes', kind: 'page' } });
  await client.call('POST', `/projects/${id}/albums`, { json: { name: 'Walk' } });
  const own = await client.json<{ data: Project }>('POST', '/projects', { json: firstProject });
  expect(own.status).toBe(201);
  expect(await names('/companies')).toEqual(['Punjab Builders']);
  const kept = `/projects/${own.body.data.id}`;
  expect(await refusalOf(client.call('DELETE', `${kept}/sample`))).toBe('409 WRONG_STATE');
  expect((await client.call('DELETE', `/projects/${id}/sample`)).status).toBe(200);
  expect(inconsistencies(tenant)).toEqual([]);
  expect((await client.call('GET', `/projects/${id}`)).status).toBe(404);
  expect(await names('/projects')).toEqual([firstProject.name]);
  expect(
    JSON.stringify({ ...tenant.state, activity: [], stream: [], keptAnswers: {} }),
  ).not.toContain(id);
  const after = new Map(
    Object.entries(tenant.state).map(([name, slice]) => [name, Object.keys(slice).length]),
  );
  const grown = before.filter(
    ([name, count]) =>
      !ignored.includes(String(name)) && (after.get(String(name)) ?? 0) > Number(count),
  );
  // The project of their own, and its company, are what is left.
  expect(grown.map(([name]) => name).sort()).toEqual(['companies', 'memberships', 'projects']);
});
