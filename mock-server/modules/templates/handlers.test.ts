import { beforeEach, describe, expect, test } from 'vitest';
import { HARBOR, type Role, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Template = Schemas['Template'];
interface Answer<T> {
  code?: string;
  errors?: { pointer: string }[];
  data: T;
}

const { mock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `templates-${tenant}`);
});

const send = async <T = Template>(role: Role, method: string, path: string, json?: object) =>
  (await team.as(role)).json<Answer<T>>(method, path, json ? { json } : {});
const get = async (id: string) =>
  (await send('account_admin', 'GET', `/templates/${id}`)).body.data;
const GROUND_UP = '/templates/tpl_ground-up';
const facts = {
  name: 'Cedar Street School',
  code: 'CSS',
  projectType: 'Educational - School/University',
  timeZone: 'PST',
  currency: 'USD',
  units: 'imperial',
  startDate: '2026-12-01',
};

test('a project that is made from a template has copies of all of it', async () => {
  const template = await get('tpl_ground-up');
  const body = { ...facts, templateId: template.id };
  const { status, body: made } = await send<Schemas['Project']>(
    'account_admin',
    'POST',
    '/projects',
    body,
  );
  expect(status).toBe(201);
  const { id } = made.data;
  const { state } = team;
  expect(state.projects[id]?.settings).toEqual(template.settings);
  const members = state.memberships.filter(({ projectId }) => projectId === id);
  expect(members.map(({ userId, role }) => [userId, role])).toEqual([
    ['usr_ingrid', 'project_admin'],
    ['usr_ana', 'project_manager'],
    ['usr_marcus', 'superintendent'],
    ['usr_grace', 'viewer'],
  ]);
  expect(state.companies.cmp_benchmark?.projectIds).toContain(id);
  const groups = Object.values(state.distributionGroups).filter(
    (distributionGroup) => distributionGroup.projectId === id,
  );
  expect(groups).toMatchObject([{ name: 'Safety', memberIds: ['usr_marcus', 'usr_grace'] }]);
  const views = Object.values(state.savedViews).filter(({ projectId }) => projectId === id);
  expect(views).toMatchObject([
    { log: 'punch_items', shared: true },
    { log: 'rfis', shared: true },
  ]);

  // A later change of the template does not reach the project.
  const settings = { days: { punchItemDays: 1, rfiDays: 1, reviewDays: 1 } };
  await send('account_admin', 'PATCH', GROUND_UP, { version: template.version, settings });
  expect(state.projects[id]?.settings.days).toEqual(template.settings.days);
  expect((await get('tpl_ground-up')).projectCount).toBe(1);
});

test('people without notification settings of their own get those of the template of their first project', async () => {
  const { notifications, version } = await get('tpl_ground-up');
  const quiet = notifications.map((item) => ({ ...item, enabled: false }));
  const body = { version, notifications: quiet };
  const changed = await send('account_admin', 'PATCH', GROUND_UP, body);
  expect(changed.body.data.notifications).toEqual(quiet);
  await send('account_admin', 'POST', '/projects', { ...facts, templateId: 'tpl_ground-up' });

  const read = async (role: Role) =>
    (await send<Schemas['NotificationPreferences']>(role, 'GET', '/notification-preferences')).body
      .data.items;
  // Marcus is a member of it from the template.
  expect(await read('superintendent')).toEqual(quiet);
  await send('superintendent', 'PUT', '/notification-preferences', {
    items: notifications,
  });
  expect(await read('superintendent')).toEqual(notifications);
});

test('a template refuses notification settings that name a kind twice', async () => {
  const { notifications, version } = await get('tpl_ground-up');
  const [first] = notifications;
  const body = { version, notifications: [...notifications.slice(1), first, first].slice(-6) };
  const refused = await send('account_admin', 'PATCH', GROUND_UP, body);
  expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
    422,
    { pointer: '/notifications/5/key' },
  ]);
});

test('the settings of the request come on top of those of the template', async () => {
  const body = { ...facts, templateId: 'tpl_tenant', settings: { modulesOn: ['photos'] } };
  const { body: made } = await send<Schemas['Project']>('account_admin', 'POST', '/projects', body);
  expect(team.state.projects[made.data.id]?.settings).toMatchObject({
    modulesOn: ['photos'],
    days: { rfiDays: 4 },
  });
});

test.each(['tpl_renovation', 'unknown'])(
  '%s, which is not published, makes no project',
  async (templateId) => {
    const body = { ...facts, templateId };
    const refused = await send<unknown>('account_admin', 'POST', '/projects', body);
    expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([422, '/templateId']);
  },
);

test('a template that is made from a project has what the project has, without private views', async () => {
  const body = { name: 'Like the tower', projectId: 'prj_harbor' };
  const { status, body: made } = await send('account_admin', 'POST', '/templates', body);
  expect([status, made.data.state]).toEqual([201, 'draft']);
  const { data } = await (await team.as('account_admin'))
    .json<{ data: Schemas['ProjectSettings'] }>('GET', `${HARBOR}/settings`)
    .then(({ body: answer }) => answer);
  expect({ ...made.data.settings }).toMatchObject({ days: data.days, modulesOn: data.modulesOn });
  expect(made.data.groups.map(({ name }) => name)).toEqual(['Level 4 handover', 'Design team']);
  expect(made.data.members.length).toBeGreaterThan(5);
  expect(made.data.savedViews).toHaveLength(6);
});

describe('a template', () => {
  test('keeps its name to itself', async () => {
    const again = await send('account_admin', 'POST', '/templates', {
      name: 'tenant IMPROVEMENT ',
    });
    expect([again.status, again.body.code]).toEqual([409, 'NAME_TAKEN']);
    const renamed = { version: 1, name: 'Tenant improvement' };
    expect((await send('account_admin', 'PATCH', GROUND_UP, renamed)).body.code).toBe('NAME_TAKEN');
  });

  test('is published, archived and restored; archived, it does not change', async () => {
    const url = '/templates/tpl_renovation';
    const published = await send('account_admin', 'PATCH', url, { version: 1, state: 'published' });
    expect(published.body.data.state).toBe('published');
    await send('account_admin', 'PATCH', url, { version: 2, state: 'archived' });
    const changed = await send('account_admin', 'PATCH', url, {
      version: 3,
      description: 'Schools',
    });
    expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
    const restored = await send('account_admin', 'PATCH', url, { version: 3, state: 'published' });
    expect(restored.body.data).toMatchObject({ state: 'published', version: 4 });
  });

  test('is not overwritten by who has not read it', async () => {
    await send('account_admin', 'PATCH', GROUND_UP, { version: 1, description: 'Towers' });
    const stale = await send('account_admin', 'PATCH', GROUND_UP, { version: 1, description: '' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
  });

  test.each([
    [{ companyIds: ['unknown'] }, '/companyIds/0'],
    [{ members: [{ userId: 'unknown', role: 'viewer' }] }, '/members/0/userId'],
    [{ members: [{ userId: 'usr_ana', role: 'unknown' }] }, '/members/0/role'],
    [
      {
        members: [
          { userId: 'usr_ana', role: 'viewer' },
          { userId: 'usr_ana', role: 'owner' },
        ],
      },
      '/members/1/userId',
    ],
    [{ groups: [{ name: 'Others', memberIds: ['usr_helen'] }] }, '/groups/0/memberIds'],
    [
      { settings: { prefixes: { punchItems: 'A', rfis: 'A', submittals: 'B' } } },
      '/settings/prefixes/rfis',
    ],
  ])('refuses %j', async (changes, pointer) => {
    const refused = await send('account_admin', 'PATCH', GROUND_UP, { version: 1, ...changes });
    expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  test('is read by managers, and changed by account admins only', async () => {
    const read = await send('project_manager', 'GET', GROUND_UP);
    expect([read.status, read.body.data.permittedActions]).toEqual([200, []]);
    expect((await send('project_admin', 'PATCH', GROUND_UP, { version: 1 })).status).toBe(403);
    expect((await send('subcontractor', 'GET', GROUND_UP)).status).toBe(403);
    expect((await send('account_admin', 'DELETE', `${GROUND_UP}?version=1`)).status).toBe(200);
    expect((await send('account_admin', 'GET', GROUND_UP)).status).toBe(404);
  });
});
