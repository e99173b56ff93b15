import { beforeEach, describe, expect, test } from 'vitest';
import { HARBOR, type Role, roles, Team } from '../../../../tests/support/host/logs.ts';
import { testMock } from '../../../../tests/support/host/mock.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

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
  team = new Team(mock, `roles-${tenant}`);
});

const send = async <T>(role: Role, method: string, path: string, json?: object) =>
  (await team.as(role)).json<Answer<T>>(method, path, json ? { json } : {});
const create = async (json: object) =>
  (await send<Schemas['RoleDetail']>('account_admin', 'POST', '/roles', json)).body.data;

/** Gives a member of the tower a role. */
async function assign(userId: string, role: string) {
  const items = [{ id: userId, version: 1, role }];
  const { body } = await send<Schemas['BulkResult']>(
    'project_admin',
    'POST',
    `${HARBOR}/team/bulk`,
    {
      items,
    },
  );
  expect(body.data).toMatchObject({ succeeded: 1 });
}

const marcusWithout = async (flags: string[]) => {
  const role = await create({ name: 'Foreman', basedOn: 'superintendent', flags });
  await assign('usr_marcus', role.id);
  return role;
};
const actionsOfMarcus = async () =>
  (await send<Schemas['Project']>('superintendent', 'GET', HARBOR)).body.data.permittedActions;

test('a role with one flag less loses exactly that action, and the call answers 403', async () => {
  const before = await actionsOfMarcus();
  await marcusWithout(['approve']);
  expect(await actionsOfMarcus()).toEqual(
    before.filter((action) => action !== 'export_punch_items'),
  );
  const { status } = await (await team.as('superintendent')).call(
    'GET',
    `${HARBOR}/punch-items/export`,
  );
  expect(status).toBe(403);
});

test('a change counts with the next call of the people who have the role', async () => {
  const role = await marcusWithout(['approve', 'export']);
  expect(await actionsOfMarcus()).toContain('create_scan');
  await send('account_admin', 'PATCH', `/roles/${role.id}`, {
    version: 1,
    levels: [{ module: 'scans', level: 'view' }],
  });
  expect(await actionsOfMarcus()).not.toContain('create_scan');
});

test('without a level of scans and RFIs, the dashboard counts none', async () => {
  const levels = ['scans', 'rfis'].map((module) => ({ module, level: 'none' }));
  const { id } = await create({ name: 'Foreman', basedOn: 'superintendent', levels });
  await assign('usr_marcus', id);
  const { body } = await send<{ modules: Record<string, { total: number }> }>(
    'superintendent',
    'GET',
    `${HARBOR}/stats`,
  );
  const { rfi, buildviewScan, punchItem } = body.data.modules;
  expect([rfi?.total, buildviewScan?.total]).toEqual([0, 0]);
  expect(punchItem?.total).toBeGreaterThan(0);
});

test.each([
  ...['punch-items', 'rfis', 'submittals'],
  ...['scans', 'models', 'tours', 'photos', 'videos', 'field-cams'],
])('without a level of %s, the list is forbidden and its records do not exist', async (module) => {
  const [first] = (await send<{ id: string }[]>('project_admin', 'GET', `${HARBOR}/${module}`)).body
    .data;
  const levels = [{ module, level: 'none' }];
  const role = await create({ name: 'Blind', basedOn: 'superintendent', levels });
  await assign('usr_marcus', role.id);
  expect(await send('superintendent', 'GET', `${HARBOR}/${module}`)).toMatchObject({
    status: 403,
  });
  expect(await send('superintendent', 'GET', `${HARBOR}/${module}/${first?.id}`)).toMatchObject({
    status: 404,
  });
  const { body } = await send<Schemas['Project']>('superintendent', 'GET', HARBOR);
  const hidden = body.data.modulesOn.filter((name) => !body.data.seenModules.includes(name));
  // The tower does not open its budget to superintendents.
  expect(hidden).toEqual([module.replace('-', '_'), 'budget']);
});

test('the team shows the name of the role, and invitations can carry it', async () => {
  const role = await marcusWithout([]);
  const found = await send<Schemas['TeamMember'][]>(
    'viewer',
    'GET',
    `${HARBOR}/team?role=${role.id}`,
  );
  expect(found.body.data).toMatchObject([{ id: 'usr_marcus', role: role.id, roleName: 'Foreman' }]);
  const invited = await send('project_manager', 'POST', `${HARBOR}/invitations`, {
    emails: ['new@example.com'],
    role: role.id,
  });
  expect(invited.status).toBe(200);
});

test('a role that people have is deleted only with another one in its place', async () => {
  const role = await marcusWithout([]);
  const path = `/roles/${role.id}?version=1`;
  expect((await send('account_admin', 'DELETE', path)).body).toMatchObject({
    errors: [{ pointer: '/replacementId' }],
  });
  await send('account_admin', 'DELETE', `${path}&replacementId=viewer`);
  expect(
    team.state.memberships.find((m) => m.projectId === 'prj_harbor' && m.userId === 'usr_marcus')
      ?.role,
  ).toBe('viewer');
});

test.each([
  ['a system role cannot be changed', 'PATCH', '/roles/viewer', { version: 1, name: 'X' }, 403],
  ['a system role cannot be deleted', 'DELETE', '/roles/viewer?version=1', undefined, 403],
  ['names are unique', 'POST', '/roles', { name: 'viewer', basedOn: 'viewer' }, 409],
  [
    'a module without levels has none',
    'POST',
    '/roles',
    { name: 'X', basedOn: 'viewer', levels: [{ module: 'pins', level: 'view' }] },
    422,
  ],
  [
    'nobody hides the team',
    'POST',
    '/roles',
    { name: 'X', basedOn: 'viewer', levels: [{ module: 'team', level: 'none' }] },
    422,
  ],
  [
    'a stale version is refused',
    'PATCH',
    '/roles/rol_field-engineer',
    { version: 7, name: 'X' },
    409,
  ],
] as const)('%s', async (_, method, path, json, status) => {
  expect(await send('account_admin', method, path, json)).toMatchObject({ status });
});

test('a role copied from the project admin can be given by project admins only', async () => {
  const { id } = await create({ name: 'Deputy', basedOn: 'project_admin' });
  const emails = ['deputy@example.com'];
  const path = `${HARBOR}/invitations`;
  expect((await send('project_manager', 'POST', path, { emails, role: id })).status).toBe(403);
  expect((await send('project_admin', 'POST', path, { emails, role: id })).status).toBe(200);
});

describe('what the account admin sees before saving', () => {
  test('names each action that is gained or lost, and how many people it concerns', async () => {
    const role = await marcusWithout(['approve', 'export']);
    const { body } = await send<Schemas['RolePreview']>('account_admin', 'POST', '/roles/preview', {
      roleId: role.id,
      flags: ['approve', 'invite'],
    });
    const named = body.data.differences.map(
      ({ module, action, kind }) => `${kind} ${module} ${action}`,
    );
    expect(named).toEqual(['lost punch-items export', 'lost pages export', 'gained team invite']);
    expect(body.data.memberCount).toBe(1);
  });

  test('changes nothing', async () => {
    const before = JSON.stringify(team.state.roles);
    await send('account_admin', 'POST', '/roles/preview', { roleId: 'viewer', flags: ['export'] });
    expect(JSON.stringify(team.state.roles)).toBe(before);
  });
});

test('only project managers and admins read roles, and only account admins change them', async () => {
  const statuses = await Promise.all(
    roles.map(async (role) => {
      const read = await send(role, 'GET', '/roles');
      const added = await send(role, 'POST', '/roles', { name: `Of ${role}`, basedOn: 'viewer' });
      return [role, read.status, added.status];
    }),
  );
  expect(statuses).toEqual([
    ['account_admin', 200, 201],
    ['project_admin', 200, 403],
    ['project_manager', 200, 403],
    ['superintendent', 200, 403],
    ['design_reviewer', 403, 403],
    ['subcontractor', 403, 403],
    ['owner', 403, 403],
    ['viewer', 403, 403],
  ]);
});

describe('nobody gives a role that permits what their own does not', () => {
  const invite = async (role: Role, given: string) =>
    (
      await (
        await team.as(role)
      ).call('POST', `${HARBOR}/invitations`, {
        json: { emails: [`${given}-${tenant}@example.com`], role: given },
      })
    ).status;

  test('a project manager invites people of the roles below, and no copy with more', async () => {
    for (const given of ['superintendent', 'design_reviewer', 'subcontractor', 'owner', 'viewer']) {
      expect([given, await invite('project_manager', given)]).toEqual([given, 200]);
    }
    expect(await invite('project_manager', 'project_admin')).toBe(403);
    const lead = await create({
      name: 'Team lead',
      basedOn: 'project_manager',
      levels: [{ module: 'team', level: 'manage' }],
    });
    expect(await invite('project_manager', lead.id)).toBe(403);
    expect(await invite('project_admin', lead.id)).toBe(200);
    const less = await create({ name: 'Helper', basedOn: 'project_manager', flags: ['invite'] });
    expect(await invite('project_manager', less.id)).toBe(200);
  });

  test('those with a copy of the project admin that lacks something give no project admin', async () => {
    const role = await create({
      name: 'Admin without money',
      basedOn: 'project_admin',
      levels: [{ module: 'budget', level: 'none' }],
    });
    await assign('usr_ana', role.id);
    expect(await invite('project_manager', 'project_admin')).toBe(403);
    const items = [{ id: 'usr_ana', version: 2, role: 'project_admin' }];
    const { body } = await send<Schemas['BulkResult']>(
      'project_manager',
      'POST',
      `${HARBOR}/team/bulk`,
      {
        items,
      },
    );
    expect(body.data).toMatchObject({ results: [{ ok: false, problem: { code: 'FORBIDDEN' } }] });
    expect(await invite('account_admin', 'project_admin')).toBe(200);
    expect(await invite('account_admin', role.id)).toBe(200);
  });

  test('nobody lets somebody back in whose role permits more', async () => {
    const lead = await create({
      name: 'Team lead',
      basedOn: 'project_manager',
      levels: [{ module: 'team', level: 'manage' }],
    });
    await assign('usr_ana', lead.id);
    const { memberships } = team.state;
    const tom = memberships.find(
      ({ projectId, userId }) => projectId === 'prj_harbor' && userId === 'usr_tom',
    );
    if (!tom) throw new Error('Tom is not in the tower.');
    team.state.memberships = memberships.filter((membership) => membership !== tom);
    team.state.suspended = [...team.state.suspended, tom];
    const items = [{ id: 'usr_tom', version: tom.version ?? 1, status: 'active' }];
    const back = async (role: Role) =>
      (await send<Schemas['BulkResult']>(role, 'POST', `${HARBOR}/team/bulk`, { items })).body.data;
    expect(await back('project_manager')).toMatchObject({
      results: [{ problem: { code: 'FORBIDDEN' } }],
    });
    expect(await back('account_admin')).toMatchObject({ succeeded: 1 });
  });

  test('an invitation to a role above their own is not sent again', async () => {
    await invite('project_admin', 'project_admin');
    const invitation = Object.values(team.state.invitations).find(
      ({ role }) => role === 'project_admin',
    );
    const path = `${HARBOR}/invitations/${invitation?.id}/resend`;
    expect((await (await team.as('project_manager')).call('POST', path)).status).toBe(403);
    expect((await (await team.as('project_admin')).call('POST', path)).status).toBe(200);
  });
});

describe('the roles that somebody may give in a project', () => {
  const given = async (role: Role, project = 'prj_harbor') => {
    const path = `/roles?givenIn=${project}`;
    return (await send<Schemas['Role'][]>(role, 'GET', path)).body.data.map(({ id }) => id);
  };
  const refuses = async (role: Role, id: string) => {
    const json = { emails: [`${id}@example.com`], role: id };
    return (await send(role, 'POST', `${HARBOR}/invitations`, json)).status === 403;
  };

  test.each(['project_admin', 'project_manager'] as const)(
    'are those that an invitation of a %s takes',
    async (role) => {
      const less = await create({ name: 'Foreman', basedOn: role, flags: [] });
      const all = (await send<Schemas['Role'][]>(role, 'GET', '/roles')).body.data;
      const offered = await given(role);
      expect(offered).toContain(less.id);
      for (const { id } of all)
        expect([id, await refuses(role, id)]).toEqual([id, !offered.includes(id)]);
    },
  );

  test('are fewer than those of the account for a project manager, and none in an unknown project', async () => {
    expect(await given('project_manager')).not.toContain('project_admin');
    expect(await given('project_manager', 'prj_gone')).toEqual([]);
  });
});
