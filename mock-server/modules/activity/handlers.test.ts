import { beforeEach, describe, expect, test } from 'vitest';
import { HARBOR, type Role, Team } from '../../../tests/support/host/logs.ts';
import { Client, form, PASSWORD, testMock } from '../../../tests/support/host/mock.ts';
import type { components } from '../../generated/contract.d.ts';
import { seededTokens } from '../share-links/seed.ts';

type Schemas = components['schemas'];
type Entry = Schemas['ActivityEntry'];
type Answer<T> = { code?: string; data: T; nextCursor: string | null; total: number };

const { mock, clock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `activity-${tenant}`);
});

async function send<T = { id: string; version: number }>(
  role: Role,
  method: string,
  path: string,
  json?: object,
) {
  const { status, body } = await (await team.as(role)).json<Answer<T>>(
    method,
    path,
    json ? { json } : {},
  );
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

const read = (role: Role, query = '') => send<Entry[]>(role, 'GET', `/activity?${query}`);
/** Returns the entries that were written since the team was made. */
const written = async (query = 'limit=20') => (await read('account_admin', query)).data;

const change = (field: string, from: string | null, to: string | null) => ({ field, from, to });

type Act = [
  name: string,
  act: () => Promise<unknown>,
  entry: {
    action: string;
    module: string;
    change?: object;
    record?: object;
    actor?: object;
    reason?: string;
  },
];

const openItem = () => team.item({ status: 'open', managerId: 'usr_tom' });
const ITEM = `${HARBOR}/punch-items/pch_test`;
const LINK = { label: 'For the owner', targets: [{ type: 'scan', id: 'scn_harbor-02' }] };
const inTwoDays = () => new Date(clock.now + 2 * 24 * 60 * 60 * 1000).toISOString();
const signOn = (password: string) =>
  new Client(mock, team.tenant).call('POST', '/auth/login', {
    json: { email: 'ana.torres@example.com', password },
  });

/** What people do, the entry that tells of it, and what it says was different before. */
const acts: Act[] = [
  [
    'the creation of a record',
    () => send('project_manager', 'POST', `${HARBOR}/rfis`, { title: 'Beam at C-4' }),
    { action: 'created', module: 'rfis', record: { type: 'rfi', title: 'Beam at C-4' } },
  ],
  [
    'an edit of a record',
    async () => {
      const { version } = openItem();
      await send('project_admin', 'PATCH', ITEM, { version, priority: 'urgent' });
    },
    {
      action: 'updated',
      module: 'punch_items',
      change: change('priority', 'normal', 'urgent'),
      record: { id: 'pch_test', number: 'PI-900' },
    },
  ],
  [
    'a change of status',
    async () => {
      const { version } = openItem();
      const body = { version, status: 'closed', reason: 'Not ours.', resolution: 'void' };
      await send('project_admin', 'POST', `${ITEM}/transitions`, body);
    },
    {
      action: 'status_changed',
      module: 'punch_items',
      change: change('status', 'open', 'closed'),
    },
  ],
  [
    'a comment',
    async () => {
      openItem();
      const body = { body: 'Seen today.', visibility: 'everyone' };
      await send('project_admin', 'POST', `${ITEM}/comments`, body);
    },
    { action: 'commented', module: 'punch_items', change: change('comment', null, 'Seen today.') },
  ],
  [
    'an attached file',
    async () => {
      openItem();
      const body = form({ file: new File(['%PDF-1.7'], 'a.pdf') });
      await (await team.as('project_admin')).call('POST', `${ITEM}/attachments`, { body });
    },
    { action: 'attached', module: 'punch_items', change: change('attachments', null, 'a.pdf') },
  ],
  [
    'a deletion',
    async () => {
      const { version } = openItem();
      await send('project_admin', 'DELETE', `${ITEM}?version=${version}`);
    },
    { action: 'deleted', module: 'punch_items', record: { id: 'pch_test' } },
  ],
  [
    'an edit in bulk',
    async () => {
      const { id, version } = openItem();
      const body = { action: 'update', items: [{ id, version }], changes: { priority: 'low' } };
      await send('project_admin', 'POST', `${HARBOR}/punch-items/bulk`, body);
    },
    { action: 'updated', module: 'punch_items', change: change('priority', 'normal', 'low') },
  ],
  [
    'an export',
    async () => {
      await (await team.as('project_admin')).call('GET', `${HARBOR}/rfis/export`);
    },
    { action: 'exported', module: 'rfis' },
  ],
  [
    'a renamed album',
    async () => {
      const json = { name: 'Cladding' };
      const { data } = await send('project_admin', 'POST', `${HARBOR}/albums`, json);
      const body = { version: data.version, name: 'Rainscreen' };
      await send('project_admin', 'PATCH', `${HARBOR}/albums/${data.id}`, body);
    },
    { action: 'updated', module: 'photos', change: change('name', 'Cladding', 'Rainscreen') },
  ],
  [
    'a scan that was made public',
    () => send('project_admin', 'POST', `${HARBOR}/scans/scn_harbor-03/make-public`),
    { action: 'updated', module: 'scans', change: change('visibility', 'private', 'public') },
  ],
  [
    'an invitation',
    () =>
      send('project_admin', 'POST', `${HARBOR}/invitations`, {
        emails: ['new@example.com'],
        role: 'viewer',
      }),
    { action: 'invited', module: 'team', change: change('role', null, 'Viewer') },
  ],
  [
    'another role of a member',
    () =>
      send('project_admin', 'POST', `${HARBOR}/team/bulk`, {
        items: [{ id: 'usr_grace', version: 1, role: 'superintendent' }],
      }),
    {
      action: 'role_changed',
      module: 'team',
      change: change('role', 'Viewer', 'Superintendent'),
      record: { type: 'member', id: 'usr_grace' },
    },
  ],
  [
    'a member who leaves',
    () => send('viewer', 'DELETE', `${HARBOR}/team/usr_grace?version=1`),
    { action: 'deleted', module: 'team', actor: { id: 'usr_grace' } },
  ],
  [
    'a suspended person',
    () =>
      send('account_admin', 'POST', '/members/bulk', {
        items: [{ id: 'usr_grace', version: 1, status: 'suspended' }],
      }),
    {
      action: 'status_changed',
      module: 'members',
      change: change('suspended', 'false', 'true'),
    },
  ],
  [
    'a changed company',
    () => send('project_admin', 'PATCH', '/companies/cmp_cascade', { version: 1, code: 'CSM' }),
    { action: 'updated', module: 'companies', change: change('code', 'CAS', 'CSM') },
  ],
  [
    'a new role',
    () => send('account_admin', 'POST', '/roles', { name: 'Clerk', basedOn: 'viewer' }),
    { action: 'created', module: 'roles', change: change('name', null, 'Clerk') },
  ],
  [
    'other settings of a project',
    async () => {
      const url = `${HARBOR}/settings`;
      const { data } = await send<Schemas['StoredProjectSettings']>('project_admin', 'GET', url);
      const days = { ...data.days, rfiDays: 3 };
      await send('project_admin', 'PATCH', url, { version: data.version, days });
    },
    { action: 'updated', module: 'projects', change: { field: 'days.rfiDays', to: '3' } },
  ],
  [
    'other settings of the account',
    () => send('account_admin', 'PATCH', '/account/settings', { version: 1, sessionMaxDays: 30 }),
    { action: 'updated', module: 'account', change: change('sessionMaxDays', '90', '30') },
  ],
  [
    'a public link',
    () =>
      send('project_admin', 'POST', `${HARBOR}/share-links`, { ...LINK, expiresAt: inTwoDays() }),
    { action: 'shared', module: 'share_links', change: change('label', null, 'For the owner') },
  ],
  [
    'a visit to a public link',
    async () => {
      const visitor = new Client(mock, team.tenant);
      const json = { token: seededTokens.consultant };
      expect((await visitor.call('POST', '/public/link/open', { json })).status).toBe(200);
    },
    { action: 'viewed_public', module: 'share_links', actor: { kind: 'visitor', id: null } },
  ],
  [
    'a look as somebody else',
    () =>
      send('account_admin', 'POST', '/see-as', { projectId: 'prj_harbor', userId: 'usr_grace' }),
    { action: 'seen_as', module: 'roles', change: change('seenAs', null, 'Grace Lindqvist') },
  ],
  [
    'a sign-in',
    () => signOn(PASSWORD),
    { action: 'login', module: 'sign_in', actor: { id: 'usr_ana' } },
  ],
  [
    'a failed sign-in',
    () => signOn('wrong'),
    {
      action: 'login_failed',
      module: 'sign_in',
      actor: { kind: 'unknown', name: 'ana.torres@example.com' },
      reason: 'The email address or the password is wrong.',
    },
  ],
  [
    'another password',
    () =>
      send('project_manager', 'PUT', '/profile/password', {
        currentPassword: PASSWORD,
        password: 'Another!2027',
        confirmPassword: 'Another!2027',
      }),
    { action: 'password_changed', module: 'profile', actor: { id: 'usr_ana' } },
  ],
];

describe('the log tells of', () => {
  test.each(acts)('%s', async (_, act, { change: changed, ...expected }) => {
    await team.as('account_admin');
    await act();
    const entries = await written();
    const found = entries.find(
      ({ action, module }) => action === expected.action && module === expected.module,
    );
    expect(found, JSON.stringify(entries.slice(0, 4))).toMatchObject(expected);
    if (changed) expect(found?.changes).toContainEqual(expect.objectContaining(changed));
  });
});

test('a refused call leaves no entry, and a secret none of its text', async () => {
  await team.as('account_admin');
  const { total } = await read('account_admin', 'action=updated');
  const superintendent = await team.as('superintendent');
  const json = { version: 1, name: 'Mine' };
  expect((await superintendent.call('PATCH', '/companies/cmp_cascade', { json })).status).toBe(403);
  await signOn('Not!MyPassword1');
  expect((await read('account_admin', 'action=updated')).total).toBe(total);
  expect(JSON.stringify(team.state.activity)).not.toMatch(/Not!MyPassword1|scrypt/);
});

test('the history of a record is the part of the log about it', async () => {
  const { version } = openItem();
  await send('project_admin', 'PATCH', ITEM, { version, title: 'Crack in the slab' });
  const { data } = await send<{ history: { id: string }[] }>('project_admin', 'GET', ITEM);
  const entries = await read('project_admin', 'recordId=pch_test');
  expect(data.history.map(({ id }) => id)).toEqual(entries.data.map(({ id }) => id));
});

test('people see what they did themselves, and managers what others did in their project', async () => {
  const { version } = openItem();
  await send('project_admin', 'PATCH', ITEM, { version, title: 'Crack in the slab' });
  const ownEntries = (await read('subcontractor', 'limit=100')).data;
  expect(ownEntries.length).toBeGreaterThan(0);
  expect(ownEntries.every(({ actor }) => actor.id === 'usr_diego')).toBe(true);
  const managed = (await read('project_manager', 'recordId=pch_test')).data[0];
  expect(managed).toMatchObject({ actor: { id: 'usr_tom' }, client: null });
  const administered = (await read('project_admin', 'recordId=pch_test')).data[0];
  expect(administered?.client).toMatchObject({ ip: '127.0.0.1' });
  const ofAccount = (await read('project_manager', 'module=account')).data;
  expect(ofAccount).toEqual([]);
});

test('whoever does not see a private record sees no entry about it', async () => {
  const name = 'Manager without private records';
  const role = { name, basedOn: 'project_manager', flags: [] };
  const { data } = await send('account_admin', 'POST', '/roles', role);
  const items = [{ id: 'usr_marcus', version: 1, role: data.id }];
  await send('project_admin', 'POST', `${HARBOR}/team/bulk`, { items });
  const { version } = team.item({ status: 'open', private: true });
  await send('project_admin', 'PATCH', ITEM, { version, priority: 'low' });
  expect((await read('superintendent', 'recordId=pch_test')).total).toBe(0);
  expect((await read('superintendent', 'userId=usr_ana')).total).toBeGreaterThan(0);
});

test('the filters are those of the list, and of the export', async () => {
  const { version } = openItem();
  await send('project_admin', 'PATCH', ITEM, { version, title: 'Crack in the slab' });
  const from = new Date(clock.now - 1).toISOString();
  const query = `q=crack slab&userId=usr_tom&module=punch_items&action=updated&from=${from}`;
  expect((await read('project_admin', query)).data).toMatchObject([{ record: { id: 'pch_test' } }]);
  expect((await read('project_admin', `${query}&to=${from}`)).total).toBe(0);
  expect((await read('project_admin', `${query}&projectId=prj_riverside`)).total).toBe(0);
  const admin = await team.as('project_admin');
  const file = await (await admin.call('GET', `/activity/export?${query}`)).text();
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain('Crack in the slab');
  expect((await (await team.as('project_manager')).call('GET', '/activity/export')).status).toBe(
    403,
  );
});

test('pages neither repeat nor skip an entry when others are added', async () => {
  const first = await read('account_admin', 'limit=3&module=rfis');
  await send('project_manager', 'POST', `${HARBOR}/rfis`, { title: 'Later' });
  const second = await read(
    'account_admin',
    `limit=3&module=rfis&cursor=${encodeURIComponent(first.nextCursor ?? '')}`,
  );
  const all = await read('account_admin', 'limit=7&module=rfis');
  expect([...first.data, ...second.data]).toEqual(all.data.slice(1));
});

test('old entries go, except those of projects that are not closed', async () => {
  await send('account_admin', 'PATCH', '/account/settings', { version: 1, logRetentionDays: 30 });
  const before = (await read('account_admin')).total;
  clock.now += 60 * 24 * 60 * 60 * 1000;
  team = new Team(mock, team.tenant);
  await team.as('account_admin');
  const { total, data } = await read('account_admin', 'module=companies');
  expect([total, data]).toEqual([0, []]);
  const left = await read('account_admin', 'projectId=prj_harbor');
  expect(left.total).toBeGreaterThan(0);
  expect((await read('account_admin')).total).toBeLessThan(before);
  clock.now -= 60 * 24 * 60 * 60 * 1000;
});
