import { beforeAll, describe, expect, test } from 'vitest';
import { Listener, settled } from '../../tests/support/host/live.ts';
import { type Client, testMock } from '../../tests/support/host/mock.ts';
import { channelsWith, clientOf, PROJECT, said } from '../../tests/support/host/onlookers.ts';
import {
  firstProject,
  namedCalls,
  strangerIn,
  tokenTo,
} from '../../tests/support/host/strangers.ts';
import { accountOfRow, DEMO_ACCOUNT } from '../core/state/account.ts';
import { inconsistencies } from './inconsistencies.ts';

/**
 * Two accounts in one host: that of the demo, and that of somebody who signed up. Nothing of one is read from the other,
 * whatever is called, and nothing of it is changed.
 */
const { mock, clock } = await testMock();
const TENANT = 'accounts';
const { state } = mock.store.tenant(TENANT);

/** In each name of the stranger's account, and nowhere else. */
const WORD = 'Qxvz';
let stranger: Client;
let ingrid: Client;
let ana: Client;
let projectId = '';

const idOf = async (client: Client, path: string, json: object): Promise<string> => {
  const { status, body } = await client.json<{ data: { id: string } }>('POST', path, { json });
  expect(status, `${path} ${JSON.stringify(body)}`).toBe(201);
  return body.data.id;
};

/** What the stranger has, by the parameters of paths. */
const own: Record<string, string> = {};

beforeAll(async () => {
  ingrid = await clientOf(mock, TENANT, 'ingrid.solberg@example.com');
  ana = await clientOf(mock, TENANT, 'ana.torres@example.com');
  stranger = await strangerIn(mock, TENANT, `${WORD} Khan`);
});

describe('who signs up', () => {
  test('has an account of their own that is empty', async () => {
    for (const path of ['/projects', '/companies', '/templates']) {
      const { body } = await stranger.json<{ data: unknown[] }>('GET', path);
      expect(body.data, path).toEqual([]);
    }
    const members = await stranger.json<{ data: { name: string }[] }>('GET', '/members');
    expect(members.body.data.map(({ name }) => name)).toEqual([`${WORD} Khan`]);
    const roles = await stranger.json<{ data: { system: boolean; memberCount: number }[] }>(
      'GET',
      '/roles',
    );
    expect(roles.body.data.every(({ system, memberCount }) => system && memberCount === 0)).toBe(
      true,
    );
  });

  test('creates the first project, with its company, in any zone and currency', async () => {
    const facts = { ...firstProject, name: `${WORD} Plaza`, companyName: `${WORD} Builders` };
    projectId = await idOf(stranger, '/projects', facts);
    const { body } = await stranger.json<{ data: object }>('GET', `/projects/${projectId}`);
    expect(body.data).toMatchObject({ timeZone: 'Asia/Karachi', currency: 'PKR' });
    const account = await stranger.json<{ data: object }>('GET', '/account');
    expect(account.body.data).toMatchObject({ name: `${WORD} Builders` });
    const companies = await stranger.json<{ data: { id: string; name: string }[] }>(
      'GET',
      '/companies',
    );
    expect(companies.body.data.map(({ name }) => name)).toEqual([`${WORD} Builders`]);
    own.projectId = projectId;
    own.companyId = companies.body.data[0]?.id ?? '';
  });

  test('may use names and codes that another account has', async () => {
    await idOf(stranger, '/projects', { ...firstProject, name: 'Harbor Point Tower', code: 'HBR' });
    await idOf(stranger, '/companies', { name: 'Northline Electric', code: 'NLE' });
    await idOf(stranger, '/roles', { name: 'Field engineer', basedOn: 'superintendent' });
    await idOf(stranger, '/templates', { name: 'Commercial ground-up' });
  });

  test.each([
    ['a time zone', { timeZone: 'Mars/Olympus' }],
    ['a currency', { currency: 'XQQ' }],
  ])('is refused %s that nobody knows', async (_, wrong) => {
    const json = { ...firstProject, ...wrong, name: 'Wrong', code: 'WRG' };
    expect((await stranger.call('POST', '/projects', { json })).status).toBe(422);
  });
});

describe('the account of the demo', () => {
  test('refuses each call that names something of it', async () => {
    const before = JSON.stringify(demo());
    const open: string[] = [];
    let refused = 0;
    for (const { id, method, path, headers, json } of namedCalls()) {
      const body = json === undefined ? {} : { json };
      const answer = await stranger.call(method, path, { headers, ...body });
      if (answer.status === 403 || answer.status === 404) refused += 1;
      else open.push(`${id} ${answer.status} ${await answer.text()}`);
    }
    expect(open).toEqual([]);
    expect(refused).toBeGreaterThan(200);
    expect(JSON.stringify(demo())).toBe(before);
  });

  const facts = { ...firstProject, name: 'Other', code: 'OTH' };
  const company = { name: 'Keeper', code: 'KPR' };
  test.each<[name: string, method: string, path: () => string, json: () => object]>([
    ['a project admin', 'POST', () => '/projects', () => ({ ...facts, adminId: 'usr_ana' })],
    ['a template', 'POST', () => '/projects', () => ({ ...facts, templateId: 'tpl_ground-up' })],
    ['a project', 'POST', () => '/templates', () => ({ name: 'Copied', projectId: PROJECT })],
    [
      'a company of people',
      'POST',
      () => `/projects/${projectId}/invitations`,
      () => ({ emails: ['new@stranger.example'], role: 'viewer', companyId: 'cmp_northline' }),
    ],
    [
      'a role of people',
      'POST',
      () => `/projects/${projectId}/invitations`,
      () => ({ emails: ['new@stranger.example'], role: 'rol_field-engineer' }),
    ],
    ['a role to preview', 'POST', () => '/roles/preview', () => ({ roleId: 'rol_field-engineer' })],
    ['a view', 'POST', () => '/see-as', () => ({ projectId: PROJECT, userId: 'usr_ana' })],
    [
      'a role to look as',
      'POST',
      () => '/see-as',
      () => ({ projectId, roleId: 'rol_field-engineer' }),
    ],
    [
      'an assignee',
      'POST',
      () => `/projects/${projectId}/rfis`,
      () => ({ title: 'Who', question: 'Who?', assignees: ['usr_ana'], assigneeIds: ['usr_ana'] }),
    ],
    [
      'a project of a token',
      'POST',
      () => '/profile/api-tokens',
      () => ({
        ...{ name: 'T', role: 'viewer', projectIds: [PROJECT] },
        expiresAt: new Date(clock.now + 86_400_000).toISOString(),
      }),
    ],
  ])('lends nobody %s', async (_, method, path, json) => {
    const init = method === 'GET' ? {} : { json: json() };
    const { status } = await stranger.call(method, path(), init);
    expect([403, 404, 422]).toContain(status);
  });

  test('lists no companies of a project of others', async () => {
    const { status, body } = await stranger.json<{ data: unknown[] }>(
      'GET',
      `/companies?projectId=${PROJECT}`,
    );
    expect([status, body.data]).toEqual([200, []]);
  });

  test('gives nobody a company by a merge, or people by a bulk change', async () => {
    const id = await idOf(stranger, '/companies', company);
    const merge = { version: 1, duplicateIds: ['cmp_northline'] };
    const { status } = await stranger.call('POST', `/companies/${id}/merge`, { json: merge });
    expect(status).toBe(422);
    const items = [{ id: 'usr_ana', version: 1, status: 'suspended' }];
    const { body } = await stranger.json<{ data: { failed: number } }>('POST', '/members/bulk', {
      json: { items },
    });
    expect(body.data.failed).toBe(1);
    expect(state.users.usr_ana?.suspended).toBeUndefined();
  });

  test('says nothing to a stranger, whatever is read', async () => {
    const words = namesOf(DEMO_ACCOUNT);
    expect(words.length).toBeGreaterThan(30);
    const told: string[] = [];
    for (const path of channelsWith(own, 'a')) {
      const text = await said(stranger, path);
      told.push(...words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`));
    }
    expect(told).toEqual([]);
  });
});

test.each([
  ['its admin', () => ingrid],
  ['a manager', () => ana],
])('%s of the demo reads nothing of a stranger, and hears of nothing', async (_, client) => {
  const listener = await Listener.open(client());
  const home = `/projects/${projectId}`;
  const settings = await stranger.json<{ data: { version: number } }>('GET', '/account/settings');
  const { version } = settings.body.data;
  await idOf(stranger, `${home}/albums`, { name: `${WORD} album ${version}` });
  await stranger.call('PATCH', '/account/settings', {
    json: { version, name: `${WORD} Builders ${version}` },
  });
  await idOf(stranger, '/companies', {
    name: `${WORD} ${version}`,
    code: `Q${'ABCDEFGH'[version]}`,
  });
  await stranger.call('PATCH', '/profile', { json: { username: `${WORD} Khan ${version}` } });
  const wrong = { email: `${WORD}.khan@stranger.example`, password: 'Wrong#1234' };
  await stranger.call('POST', '/auth/login', { json: wrong });
  await settled();
  expect(JSON.stringify(listener.news)).not.toMatch(/"(?:cmp|prj|usr|account|alb)/);
  await listener.close();
  const told: string[] = [];
  const ids = {
    ...{ projectId: PROJECT, companyId: 'cmp_northline', roleId: 'rol_field-engineer' },
    ...{ templateId: 'tpl_ground-up', memberId: 'usr_ana' },
  };
  const paths = channelsWith(ids, 'khan');
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    if (new RegExp(WORD, 'i').test(await said(client(), path))) told.push(path);
  }
  expect(told).toEqual([]);
  expect((await client().call('GET', home)).status).toBe(404);
});

describe('somebody of another account who is invited', () => {
  const email = 'marcus.reed@example.com';
  const rows = async (client: Client) =>
    (
      await client.json<{
        data: { id: string; name: string; permittedActions: string[]; version: number }[];
      }>('GET', '/members?limit=100')
    ).body.data;

  test('is only an address until they accept, and then a guest in this project', async () => {
    const invite = { emails: [email], role: 'project_manager', companyId: own.companyId };
    const invited = await stranger.call('POST', `/projects/${projectId}/invitations`, {
      json: invite,
    });
    expect(invited.status).toBe(200);
    expect((await rows(stranger)).map(({ name }) => name)).toContain(email);
    expect(JSON.stringify(await rows(stranger))).not.toContain('Marcus');

    const token = await tokenTo(stranger, email);
    const accepted = await stranger.call('POST', '/auth/accept-invitation', { json: { token } });
    expect(accepted.status).toBe(200);
    const guest = (await rows(stranger)).find(({ id }) => id === 'usr_marcus');
    expect(guest).toMatchObject({ name: 'Marcus Reed', permittedActions: [] });

    const marcus = await clientOf(mock, TENANT, email);
    const { body } = await marcus.json<{ data: { name: string }[] }>('GET', '/projects?limit=100');
    const names = body.data.map(({ name }) => name);
    expect(names).toContain(`${WORD} Plaza`);
    expect(names).toContain('Harbor Point Tower');
  });

  test('chooses companies and roles of the account of the project, and keeps their own account', async () => {
    const marcus = await clientOf(mock, TENANT, email);
    const listed = async (path: string) =>
      (await marcus.json<{ data: { name: string }[] }>('GET', path)).body.data.map(
        ({ name }) => name,
      );
    expect(await listed(`/companies?projectId=${projectId}`)).toContain(`${WORD} Builders`);
    expect(await listed(`/companies?projectId=${projectId}`)).not.toContain('Cascade Mechanical');
    expect((await listed('/companies?limit=100')).join()).not.toContain(WORD);
    expect((await listed('/members?limit=100')).join()).not.toContain(WORD);
    const invite = (companyId: string | undefined) =>
      marcus.call('POST', `/projects/${projectId}/invitations`, {
        json: { emails: ['someone@stranger.example'], role: 'viewer', companyId },
      });
    expect((await invite('cmp_northline')).status).toBe(422);
  });

  test('names a project of another account in a token to nobody else', async () => {
    const marcus = await clientOf(mock, TENANT, email);
    const json = {
      ...{ name: 'Both', role: 'viewer', projectIds: [projectId, PROJECT] },
      expiresAt: new Date(clock.now + 86_400_000).toISOString(),
    };
    expect((await marcus.call('POST', '/profile/api-tokens', { json })).status).toBe(201);
    expect(await said(marcus, '/profile/api-tokens')).toContain(WORD);
    expect(await said(ingrid, '/account/api-tokens')).toContain('Both');
    expect(await said(ingrid, '/account/api-tokens')).not.toContain(WORD);
    expect(await said(stranger, '/account/api-tokens')).not.toContain('Both');
  });

  test('is not suspended, removed, disarmed or looked at by the admins of the project', async () => {
    for (const [method, path, json] of [
      ['POST', '/members/usr_marcus/remove', { version: 1 }],
      ['POST', '/members/usr_marcus/second-factor/removal', undefined],
      ['POST', '/see-as', { projectId, userId: 'usr_marcus' }],
    ] as const) {
      const { status } = await stranger.call(method, path, json ? { json } : {});
      expect([404, 422], path).toContain(status);
    }
    expect(state.memberships.filter(({ userId }) => userId === 'usr_marcus').length).toBe(4);
    expect(inconsistencies(mock.store.tenant(TENANT))).toEqual([]);
  });
});

/** Everything of the demo's account, but for what a sign-in changes. */
const demo = () => {
  const isDemo = (row: object) => accountOfRow(row) === DEMO_ACCOUNT;
  const { users: _, activity: __, ...slices } = state;
  const projects = new Set(
    Object.values(slices.projects)
      .filter(isDemo)
      .map(({ id }) => id),
  );
  return Object.entries(slices).map(([name, slice]) => [
    name,
    Object.values(slice).filter(
      (row) =>
        typeof row === 'object' &&
        row !== null &&
        (isDemo(row) || projects.has(Reflect.get(row, 'projectId'))),
    ),
  ]);
};

/** The names of an account, of its people, companies, projects, templates and roles, if nobody else has them. */
function namesOf(accountId: string): string[] {
  const { accounts, users, companies, projects, templates, roles } = state;
  const isOwn = (row: object) => accountOfRow(row) === accountId;
  const all = [accounts, companies, projects, templates, roles, users].flatMap((slice) =>
    Object.values(slice as Record<string, { name?: string; username?: string }>),
  );
  const names = (rows: typeof all) => rows.map((row) => row.name ?? row.username ?? '');
  const others = names(all.filter((row) => !isOwn(row)));
  return names(all.filter(isOwn)).filter((name) => !others.includes(name));
}
