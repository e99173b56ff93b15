import { beforeEach, describe, expect, test } from 'vitest';
import { HARBOR, ITEMS, type Role, Team } from '../../../../tests/support/host/logs.ts';
import { Client, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import type { components } from '../../../generated/contract.d.ts';
import { inconsistencies } from '../../../server/inconsistencies.ts';

type Schemas = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_ITEM = { title: 'From a program', punchType: 'internal_punch' };

const { mock, clock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `tokens-${tenant}`);
});

const inDays = (days: number) => new Date(clock.now + days * DAY_MS).toISOString();

async function create(owner: Role, changes: Partial<Schemas['CreateApiTokenRequest']> = {}) {
  const json = {
    name: 'Program',
    role: 'viewer',
    projectIds: ['prj_harbor'],
    expiresAt: inDays(30),
    ...changes,
  };
  const client = await team.as(owner);
  return client.json<{ data: Schemas['CreatedApiToken']; errors?: { pointer: string }[] }>(
    'POST',
    '/profile/api-tokens',
    { json },
  );
}

/** A program with a new token of somebody. */
async function program(owner: Role, changes?: Parameters<typeof create>[1]): Promise<Client> {
  const { status, body } = await create(owner, changes);
  expect(status).toBe(201);
  const client = new Client(mock, team.tenant);
  client.token = body.data.secret;
  return client;
}

const listed = async (owner: Role, path = '/profile/api-tokens') =>
  (await (await team.as(owner)).json<{ data: Schemas['ApiToken'][] }>('GET', path)).body.data;

test('the secret is shown once, and only its hash is kept', async () => {
  const { body } = await create('project_manager');
  const { secret, token } = body.data;
  expect(secret).toMatch(/^cpt_[\w-]{43}$/);
  expect(token).toMatchObject({ hint: `cpt_…${secret.slice(-4)}`, lastUsedAt: null });
  const [own, ...others] = await listed('project_manager');
  expect(own).toEqual(token);
  expect(others).toEqual([]);
  expect(JSON.stringify(team.state.apiTokens)).not.toContain(secret);
  expect(inconsistencies(mock.store.tenant(team.tenant))).toEqual([]);
});

test.each<[Role, string, string[], number, string?]>([
  ['project_manager', 'viewer', ['prj_harbor'], 30],
  ['project_manager', 'project_manager', ['prj_harbor'], 366],
  ['subcontractor', 'subcontractor', ['prj_harbor'], 1],
  ['account_admin', 'project_admin', ['prj_harbor', 'prj_oakline'], 30],
  ['project_manager', 'project_admin', ['prj_harbor'], 30, '/role'],
  ['viewer', 'superintendent', ['prj_harbor'], 30, '/role'],
  ['viewer', 'nobody', ['prj_harbor'], 30, '/role'],
  ['project_manager', 'viewer', ['prj_harbor', 'prj_unknown'], 30, '/projectIds/1'],
  ['project_manager', 'viewer', ['prj_harbor'], 367, '/expiresAt'],
  ['project_manager', 'viewer', ['prj_harbor'], -1, '/expiresAt'],
])(
  '%s: a token with the role %s in %j for %i days',
  async (owner, role, projectIds, days, fault) => {
    const { status, body } = await create(owner, { role, projectIds, expiresAt: inDays(days) });
    expect(status).toBe(fault ? 422 : 201);
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual(fault && [fault]);
  },
);

test('the offered roles are those that are accepted', async () => {
  const client = await team.as('superintendent');
  const { body } = await client.json<{ choices: Schemas['ApiTokenChoice'][] }>(
    'GET',
    '/profile/api-tokens',
  );
  const harbor = body.choices.find(({ id }) => id === 'prj_harbor');
  const offered = harbor?.roles.map(({ id }) => id) ?? [];
  expect(offered).toContain('superintendent');
  for (const role of ['project_admin', 'project_manager', 'superintendent', 'viewer']) {
    const { status } = await create('superintendent', { name: role, role });
    expect(status === 201, role).toBe(offered.includes(role));
  }
});

test('a name is taken once, and there are at most 20 tokens', async () => {
  await create('viewer');
  const again = (await team.as('viewer')).call('POST', '/profile/api-tokens', {
    json: { name: ' program ', role: 'viewer', projectIds: ['prj_harbor'], expiresAt: inDays(1) },
  });
  expect(await refusalOf(again)).toBe('409 NAME_TAKEN');
  for (let n = 2; n <= 20; n++) await create('viewer', { name: `Program ${n}` });
  expect(await create('viewer', { name: 'One more' })).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_REACHED' },
  });
});

describe('a program', () => {
  test('reads and writes what its role permits', async () => {
    const reader = await program('project_manager');
    expect((await reader.call('GET', `${HARBOR}/rfis`)).status).toBe(200);
    expect(await refusalOf(reader.call('POST', ITEMS, { json: NEW_ITEM }))).toBe('403 FORBIDDEN');
    const writer = await program('project_manager', { name: 'Writer', role: 'project_manager' });
    expect((await writer.call('POST', ITEMS, { json: NEW_ITEM })).status).toBe(201);
  });

  test('with the role of its owner sees what the owner sees', async () => {
    const own = await team.as('subcontractor');
    const same = await program('subcontractor', { role: 'subcontractor' });
    for (const path of ['rfis?limit=100', 'punch-items?limit=100', 'stats']) {
      const [one, other] = await Promise.all(
        [own, same].map(async (client) => (await client.call('GET', `${HARBOR}/${path}`)).json()),
      );
      expect(JSON.stringify(other).replace(/grant=[\w.-]+/g, '')).toBe(
        JSON.stringify(one).replace(/grant=[\w.-]+/g, ''),
      );
    }
  });

  test('loses what its owner loses', async () => {
    const client = await program('project_manager', { role: 'project_manager' });
    const own = team.state.memberships.find(
      ({ projectId, userId }) => projectId === 'prj_harbor' && userId === 'usr_ana',
    );
    if (own) own.role = 'viewer';
    expect(await refusalOf(client.call('POST', ITEMS, { json: NEW_ITEM }))).toBe('403 FORBIDDEN');
    expect((await client.call('GET', `${HARBOR}/rfis`)).status).toBe(200);
  });

  test('of an account admin has no more than its role', async () => {
    const client = await program('account_admin');
    expect((await client.call('GET', HARBOR)).status).toBe(200);
    expect(await refusalOf(client.call('PATCH', HARBOR, { json: { version: 1, name: 'X' } }))).toBe(
      '403 FORBIDDEN',
    );
  });

  test('reaches no other project', async () => {
    const client = await program('account_admin');
    expect(await refusalOf(client.call('GET', '/projects/prj_oakline'))).toBe('404 NOT_FOUND');
    const { body } = await client.json<{ data: { id: string }[] }>('GET', '/projects');
    expect(body.data.map(({ id }) => id)).toEqual(['prj_harbor']);
  });

  test.each([
    ['GET', '/profile'],
    ['GET', '/profile/api-tokens'],
    ['POST', '/profile/api-tokens'],
    ['DELETE', '/profile/sessions'],
    ['PUT', '/profile/password'],
    ['GET', '/auth/me'],
    ['GET', '/events'],
    ['POST', '/see-as'],
    ['POST', '/roles'],
    ['GET', '/account'],
    ['PATCH', '/account/settings'],
    ['GET', '/account/api-tokens'],
    ['GET', '/companies'],
    ['GET', '/activity'],
    ['POST', '/projects'],
    ['POST', `${HARBOR}/team/bulk`],
    ['POST', `${HARBOR}/invitations`],
  ])('may not %s %s', async (method, path) => {
    const client = await program('account_admin', { role: 'project_admin' });
    const answer = client.call(method, path, method === 'GET' ? {} : { json: {} });
    expect(await refusalOf(answer)).toBe('403 FORBIDDEN');
  });

  test('is named in the log, next to its owner', async () => {
    const client = await program('project_manager', { role: 'project_manager', name: 'Importer' });
    await client.call('POST', ITEMS, { json: NEW_ITEM });
    const admin = await team.as('account_admin');
    const { body } = await admin.json<{ data: Schemas['ActivityEntry'][] }>(
      'GET',
      '/activity?limit=5',
    );
    const told = body.data.map(({ action, record, actor, via }) => [
      action,
      record?.type,
      actor.name,
      via?.name ?? null,
    ]);
    expect(told).toContainEqual(['created', 'punch_item', 'Ana Torres', 'Importer']);
    expect(told).toContainEqual(['created', 'api_token', 'Ana Torres', null]);
    const csv = await (await admin.call('GET', '/activity/export')).text();
    expect(csv.split('\r\n').find((line) => line.includes('From a program'))).toContain('Importer');
  });
});

describe('a token', () => {
  test('shows when it was last used', async () => {
    const client = await program('viewer');
    clock.now += 1000;
    await client.call('GET', HARBOR);
    const [own] = await listed('viewer');
    expect(own?.lastUsedAt).toBe(new Date(clock.now).toISOString());
  });

  test('expires', async () => {
    const client = await program('viewer', { expiresAt: inDays(1) });
    const { now } = clock;
    clock.now += DAY_MS;
    expect(await refusalOf(client.call('GET', HARBOR))).toBe('401 TOKEN_EXPIRED');
    clock.now = now;
    expect((await client.call('GET', HARBOR)).status).toBe(200);
  });

  test('is revoked by its owner, and by nobody else who is no account admin', async () => {
    const client = await program('project_manager');
    const [own] = await listed('project_manager');
    const path = `/profile/api-tokens/${own?.id}`;
    expect(await refusalOf(team.call('viewer', 'DELETE', path))).toBe('404 NOT_FOUND');
    const asAdmin = `/account/api-tokens/${own?.id}`;
    expect(await refusalOf(team.call('project_admin', 'DELETE', asAdmin))).toBe('403 FORBIDDEN');
    expect((await team.call('project_manager', 'DELETE', path)).status).toBe(200);
    expect(await refusalOf(client.call('GET', HARBOR))).toBe('401 UNAUTHENTICATED');
  });

  test('is seen and revoked by an account admin', async () => {
    const client = await program('project_manager');
    const [found] = await listed('account_admin', '/account/api-tokens');
    expect(found).toMatchObject({
      owner: { name: 'Ana Torres' },
      roleName: 'Viewer',
      projects: [{ name: 'Harbor Point Tower' }],
    });
    const list = team.call('project_admin', 'GET', '/account/api-tokens');
    expect(await refusalOf(await list)).toBe('403 FORBIDDEN');
    await team.call('account_admin', 'DELETE', `/account/api-tokens/${found?.id}`);
    expect(await refusalOf(client.call('GET', HARBOR))).toBe('401 UNAUTHENTICATED');
  });

  test.each<[string, method: string, path: string, json?: object]>([
    [
      'suspension from the account',
      'POST',
      '/members/bulk',
      { items: [{ id: 'usr_grace', version: 1, status: 'suspended' }] },
    ],
    ['removal from the account', 'POST', '/members/usr_grace/remove', { version: 1 }],
    [
      'suspension from its project',
      'POST',
      `${HARBOR}/team/bulk`,
      { items: [{ id: 'usr_grace', version: 1, status: 'suspended' }] },
    ],
    ['removal from its project', 'DELETE', `${HARBOR}/team/usr_grace?version=1`],
  ])('ends with the %s', async (_, method, path, json) => {
    const client = await program('viewer');
    expect((await team.call('account_admin', method, path, json)).status).toBe(200);
    expect(await refusalOf(client.call('GET', HARBOR))).toBe('401 UNAUTHENTICATED');
    expect(team.state.apiTokens).toEqual({});
  });
});

test('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
