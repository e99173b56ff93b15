import { beforeEach, describe, expect, test } from 'vitest';
import { HARBOR, people, type Role, Team } from '../../../../tests/support/host/logs.ts';
import { Client, testMock } from '../../../../tests/support/host/mock.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

const { mock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `see-as-${tenant}`);
});

/** What a member sees in a project. */
const READS = [
  HARBOR,
  `${HARBOR}/punch-items?limit=100`,
  `${HARBOR}/rfis?limit=100`,
  `${HARBOR}/submittals?limit=100`,
  `${HARBOR}/scans`,
  `${HARBOR}/models`,
  `${HARBOR}/tours`,
  `${HARBOR}/photos?limit=100`,
  `${HARBOR}/videos`,
  `${HARBOR}/field-cams`,
  `${HARBOR}/share-links`,
  `${HARBOR}/team?limit=100`,
  `${HARBOR}/stats`,
];

/** The parts of an answer that depend on who reads: the grants of files, and the time of the last call. */
const plain = (text: string) =>
  text.replace(/\?grant=[\w.-]+/g, '').replace(/"lastActiveAt":("[^"]*"|null)/g, '');

async function read(client: Client): Promise<string[]> {
  const all: string[] = [];
  for (const path of READS) {
    const answer = await client.call('GET', path);
    // What few people write to each other stays with them, and so does how much of it is unread.
    const text = (await answer.text()).replace(
      /"unreadMessageCount":\d+/,
      '"unreadMessageCount":0',
    );
    all.push(`${path} ${answer.status} ${plain(text)}`);
  }
  return all;
}

async function open(role: Role, json: object) {
  const answer = await (await team.as(role)).json<{ code?: string; data: Schemas['SeeAs'] }>(
    'POST',
    '/see-as',
    { json: { projectId: 'prj_harbor', ...json } },
  );
  const client = new Client(mock, team.tenant);
  client.token = answer.body.data?.accessToken ?? null;
  return { ...answer, client };
}

const members = Object.entries(people).filter(([role]) => role !== 'account_admin');

test.each(members)('as a member with the role %s: exactly what they see', async (role, name) => {
  const ownAnswer = await read(await team.as(role as Role));
  const { client } = await open('account_admin', { userId: `usr_${name.split('.')[0]}` });
  expect(await read(client)).toEqual(ownAnswer);
});

test('as a role: what somebody with it sees who is named nowhere', async () => {
  const { client, body } = await open('project_admin', { roleId: 'subcontractor' });
  expect(body.data).toMatchObject({
    roleName: 'Subcontractor',
    user: { username: 'Subcontractor' },
  });
  const rfis = await client.json<{ data: unknown[] }>('GET', `${HARBOR}/rfis`);
  expect(rfis.body.data).toEqual([]);
  const withCompany = await open('project_admin', {
    roleId: 'subcontractor',
    companyId: 'cmp_cascade',
  });
  const ownAnswer = await withCompany.client.json<{ data: unknown[] }>('GET', `${HARBOR}/rfis`);
  expect(ownAnswer.body.data.length).toBeGreaterThan(0);
});

describe('a view', () => {
  test('writes nothing', async () => {
    const { client } = await open('account_admin', { userId: 'usr_ana' });
    const before = JSON.stringify(team.state);
    await read(client);
    const calls = [
      ['POST', `${HARBOR}/punch-items`],
      ['PATCH', '/profile'],
      ['DELETE', `${HARBOR}/scans/scn_harbor-03`],
      ['POST', '/see-as'],
    ] as const;
    for (const [method, path] of calls) {
      expect(await client.json(method, path, { json: {} })).toMatchObject({
        status: 405,
        body: { code: 'SEE_AS_READ_ONLY' },
      });
    }
    expect(JSON.stringify(team.state)).toBe(before);
  });

  test.each(['/profile/sessions', '/profile/export'])('keeps %s to the person', async (path) => {
    const { client } = await open('account_admin', { userId: 'usr_ana' });
    expect((await client.call('GET', path)).status).toBe(405);
  });

  test('shows no other project', async () => {
    const { client } = await open('account_admin', { userId: 'usr_ana' });
    const { body } = await client.json<{ data: { id: string }[] }>('GET', '/projects');
    expect(body.data.map(({ id }) => id)).toEqual(['prj_harbor']);
    expect((await client.call('GET', '/projects/prj_oakline')).status).toBe(404);
  });

  test('ends with the session of its user', async () => {
    const { client } = await open('account_admin', { userId: 'usr_ana' });
    for (const { id, userId } of Object.values(team.state.sessions)) {
      if (userId === 'usr_ingrid') delete team.state.sessions[id];
    }
    expect((await client.call('GET', HARBOR)).status).toBe(401);
  });

  test('ends when the admin leaves the project, or may not see as others any more', async () => {
    const { client } = await open('project_admin', { userId: 'usr_ana' });
    expect((await client.call('GET', HARBOR)).status).toBe(200);
    const tom = team.state.memberships.find(
      ({ projectId, userId }) => projectId === 'prj_harbor' && userId === 'usr_tom',
    );
    if (tom) tom.role = 'superintendent';
    expect((await client.call('GET', HARBOR)).status).toBe(401);
    if (tom) tom.role = 'project_admin';
    expect((await client.call('GET', HARBOR)).status).toBe(200);
    team.state.memberships = team.state.memberships.filter((membership) => membership !== tom);
    expect((await client.call('GET', HARBOR)).status).toBe(401);
  });

  test.each([
    ...['budget', 'punch-items', 'rfis'].map((of) => `${HARBOR}/${of}/export`),
    // These are about the person alone.
    ...['sessions', 'api-tokens', 'second-factor', 'storage-key'].map((of) => `/profile/${of}`),
  ])('does not read %s', async (path) => {
    const { client } = await open('account_admin', { userId: 'usr_ana' });
    expect(await client.json('GET', path)).toMatchObject({
      status: 405,
      body: { code: 'SEE_AS_READ_ONLY' },
    });
  });

  test('shows nothing that a role of the account hides from who looks', async () => {
    const role = await (await team.as('account_admin')).json<{ data: { id: string } }>(
      'POST',
      '/roles',
      {
        json: {
          name: 'Admin without money',
          basedOn: 'project_admin',
          levels: [
            { module: 'budget', level: 'none' },
            { module: 'photos', level: 'none' },
          ],
        },
      },
    );
    await (await team.as('account_admin')).json('POST', `${HARBOR}/team/bulk`, {
      json: { items: [{ id: 'usr_ana', version: 1, role: role.body.data.id }] },
    });
    const statuses = async (client: Client) =>
      Promise.all(
        ['budget/lines', 'budget', 'photos', 'rfis'].map(
          async (path) => (await client.call('GET', `${HARBOR}/${path}`)).status,
        ),
      );
    const own = await statuses(await team.as('project_manager'));
    expect(own.at(-1)).toBe(200);
    expect(own.slice(0, 3).every((status) => status >= 400)).toBe(true);
    for (const view of [{ roleId: 'project_admin' }, { userId: 'usr_tom' }]) {
      const { client, status } = await open('project_manager', view);
      expect(status).toBe(200);
      expect(await statuses(client)).toEqual(own);
    }
  });

  test('ends when the member leaves the project', async () => {
    const { client } = await open('account_admin', { userId: 'usr_ana' });
    team.state.memberships = team.state.memberships.filter(({ userId }) => userId !== 'usr_ana');
    expect((await client.call('GET', HARBOR)).status).toBe(404);
  });
});

test.each<[Role, object, number]>([
  ['account_admin', { projectId: 'prj_riverside', userId: 'usr_yuki' }, 200],
  ['project_admin', { userId: 'usr_grace' }, 200],
  ['project_admin', { userId: 'usr_ingrid' }, 422],
  ['project_admin', { userId: 'usr_grace', roleId: 'viewer' }, 422],
  ['project_admin', { projectId: 'prj_unknown', roleId: 'viewer' }, 404],
  ['project_manager', { roleId: 'viewer' }, 403],
  ['viewer', { userId: 'usr_tom' }, 403],
])('%s opens %j: %i', async (role, json, status) => {
  expect(await open(role, json)).toMatchObject({ status });
});
