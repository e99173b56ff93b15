import { beforeEach, describe, expect, test } from 'vitest';
import { HARBOR, type Role, Team } from '../../../../tests/support/host/logs.ts';
import { Client, testMock } from '../../../../tests/support/host/mock.ts';

interface Member {
  id: string;
  email: string | null;
  role: string;
  status: string;
  inCourtCount: number;
  heldCount: number;
  hiddenCount: number;
  inCourt: { id: string }[];
  version: number;
  permittedActions: string[];
}
interface Problem {
  code: string;
  errors?: { pointer: string; code: string }[];
}
interface Bulk {
  data: { results: { id: string; ok: boolean; version: number; problem: Problem | null }[] };
}
interface Invited {
  data: { results: { email: string; outcome: string; id: string | null }[] };
}

const { mock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `team-${tenant}`);
});

const state = () => mock.store.tenant(team.tenant).state;
const call = async <T = Problem>(role: Role, method: string, path: string, json?: object) =>
  (await team.as(role)).json<T>(method, path, json === undefined ? {} : { json });

const list = async (role: Role, query = 'limit=100') =>
  (await call<{ data: Member[] }>(role, 'GET', `${HARBOR}/team?${query}`)).body.data;
const find = async (role: Role, id: string) =>
  (await list(role)).find((member) => member.id === id);
const get = async (role: Role, id: string) =>
  (await call<{ data: Member }>(role, 'GET', `${HARBOR}/team/${id}`)).body.data;
const update = async (role: Role, ...items: object[]) =>
  (await call<Bulk>(role, 'POST', `${HARBOR}/team/bulk`, { items })).body.data.results;
const remove = (role: Role, id: string, query = '') =>
  call(role, 'DELETE', `${HARBOR}/team/${id}?version=1${query}`);
const invite = async (role: Role, ...emails: string[]) =>
  (
    await call<Invited>(role, 'POST', `${HARBOR}/invitations`, {
      emails,
      role: 'subcontractor',
      companyId: 'cmp_northline',
    })
  ).body.data.results;
const tokenFor = (email: string) =>
  new URL(state().outbox.findLast(({ to }) => to === email)?.link ?? '').searchParams.get('token');

const visitor = () => new Client(mock, team.tenant);
const accept = (json: object) =>
  visitor().json<Problem>('POST', '/auth/accept-invitation', { json });
const account = { username: 'Jo Abel', password: 'Portal!2026', confirmPassword: 'Portal!2026' };

test.each([
  ['q=foreman', ['usr_diego', 'usr_sam']],
  ['q=cascade', ['usr_diego']],
  ['role=owner', ['usr_helen']],
  ['companyId=cmp_hoffmann', ['usr_lena']],
  ['status=invited', ['inv_frank']],
  ['status=expired', ['inv_mei']],
  ['sort=-name&limit=1', ['usr_yuki']],
])('%s finds %j', async (query, ids) => {
  expect((await list('project_admin', query)).map(({ id }) => id)).toEqual(ids);
});

test('only those who invite people see invitations', async () => {
  expect(await find('project_manager', 'inv_frank')).toMatchObject({ status: 'invited' });
  expect(await find('superintendent', 'inv_frank')).toBeUndefined();
});

test.each<[Role, string, boolean]>([
  ['subcontractor', 'usr_sam', false],
  ['subcontractor', 'usr_rosa', true],
  ['subcontractor', 'usr_ana', true],
  ['owner', 'usr_sam', true],
])('%s sees the address of %s: %s', async (role, id, isSeen) => {
  // Northline Electric hides its people from other subcontractors.
  expect((await find(role, id))?.email !== null).toBe(isSeen);
});

describe('a change of members', () => {
  test('counts from the next call', async () => {
    const json = { emails: ['jo.abel@example.com'], role: 'viewer' };
    expect(await update('project_admin', { id: 'usr_ana', version: 1, role: 'viewer' })).toEqual([
      { id: 'usr_ana', ok: true, version: 2, problem: null },
    ]);
    expect((await call('project_manager', 'POST', `${HARBOR}/invitations`, json)).status).toBe(403);
  });

  test('has a result for each', async () => {
    const results = await update(
      'project_admin',
      { id: 'usr_tom', version: 1, role: 'viewer' },
      { id: 'usr_rosa', version: 7, role: 'viewer' },
      { id: 'usr_nobody', version: 1, role: 'viewer' },
      { id: 'usr_rosa', version: 1, companyId: 'cmp_nobody' },
      { id: 'usr_rosa', version: 1, companyId: 'cmp_lonestar' },
    );
    expect(results.map(({ problem }) => problem?.code ?? 'ok')).toEqual([
      'WRONG_STATE',
      'STALE_VERSION',
      'NOT_FOUND',
      'VALIDATION_FAILED',
      'ok',
    ]);
    expect(state().companies.cmp_lonestar?.projectIds).toContain('prj_harbor');
  });

  test('a project manager may not change anybody', async () => {
    const json = { items: [{ id: 'usr_rosa', version: 1, role: 'viewer' }] };
    expect((await call('project_manager', 'POST', `${HARBOR}/team/bulk`, json)).status).toBe(403);
  });

  test('a suspended member does not see the project until reactivated', async () => {
    await team.as('subcontractor');
    await update('project_admin', { id: 'usr_diego', version: 1, status: 'suspended' });
    expect((await call('subcontractor', 'GET', HARBOR)).status).toBe(404);
    expect(await find('project_admin', 'usr_diego')).toMatchObject({ status: 'suspended' });
    await update('project_admin', { id: 'usr_diego', version: 2, status: 'active' });
    expect((await call('subcontractor', 'GET', HARBOR)).status).toBe(200);
  });
});

describe('removal', () => {
  test.each([
    ['', 'required'],
    ['&successorId=usr_nobody', 'reference'],
    ['&successorId=usr_diego', 'reference'],
    ['&successorId=usr_grace', 'duty'],
  ])('of a person with open records needs a successor: %s', async (query, code) => {
    const { status, body } = await remove('project_admin', 'usr_diego', query);
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '/successorId', code }]]);
  });

  test('hands over what is open, and the name stays in what is closed', async () => {
    const before = await get('project_admin', 'usr_diego');
    expect(before.heldCount).toBeGreaterThan(0);
    expect(before.inCourt.length).toBe(before.inCourtCount);
    const sam = await get('project_admin', 'usr_sam');
    const { status } = await remove('project_admin', 'usr_diego', '&successorId=usr_sam');
    expect(status).toBe(200);
    const after = await get('project_admin', 'usr_sam');
    expect(after.heldCount).toBeGreaterThan(sam.heldCount);
    expect(await find('project_admin', 'usr_diego')).toBeUndefined();
    const records = [state().punchItems, state().rfis, state().submittals].flatMap((all) =>
      Object.values(all),
    );
    const named = records.filter(
      ({ assigneeIds, projectId }) =>
        projectId === 'prj_harbor' && assigneeIds.includes('usr_diego'),
    );
    expect(named.filter(({ status, deletedAt }) => status !== 'closed' && !deletedAt)).toEqual([]);
    const handed = state().activity.findLast(({ reason }) => reason?.includes('Diego Alvarez'));
    expect(handed).toMatchObject({ actorId: 'usr_tom', action: 'updated' });
    expect((await call('subcontractor', 'GET', HARBOR)).status).toBe(404);
  });

  test('needs a successor who sees the records, also those that the caller does not see', async () => {
    const draft = { status: 'draft', managerId: 'usr_kofi', createdById: 'usr_kofi' } as const;
    const before = await get('subcontractor', 'usr_rosa');
    team.item({ ...draft, assigneeIds: ['usr_rosa'] });
    team.changed();
    const [heldCount, hiddenCount] = [before.heldCount + 1, before.hiddenCount + 1];
    expect(await get('subcontractor', 'usr_rosa')).toMatchObject({ heldCount, hiddenCount });
    expect(await get('project_admin', 'usr_rosa')).toMatchObject({ heldCount, hiddenCount: 0 });
    const refused = await remove('project_admin', 'usr_rosa', '&successorId=usr_sam');
    expect(refused.body.errors).toMatchObject([{ pointer: '/successorId', code: 'hidden' }]);
    const done = await remove('project_admin', 'usr_rosa', '&successorId=usr_ana');
    expect(done.status).toBe(200);
    expect(state().punchItems.pch_test?.assigneeIds).toEqual(['usr_ana']);
  });

  test('of oneself is possible for everyone but the last project admin', async () => {
    expect(await find('viewer', 'usr_grace')).toMatchObject({ permittedActions: ['leave'] });
    expect((await remove('viewer', 'usr_grace')).status).toBe(200);
    expect((await remove('project_admin', 'usr_tom')).body.code).toBe('WRONG_STATE');
  });

  test('of others takes a project admin', async () => {
    expect((await remove('project_manager', 'usr_grace')).status).toBe(403);
  });
});

describe('an invitation', () => {
  test('judges each address', async () => {
    const results = await invite(
      'project_manager',
      ' Jo.Abel@example.com',
      'jo.abel@example.com',
      'diego.alvarez@example.com',
      'frank.osei@example.com',
      'kim at example.com',
    );
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'invited',
      'repeated',
      'already_member',
      'already_invited',
      'invalid',
    ]);
  });

  test('a project manager may not invite project admins', async () => {
    const json = { emails: ['jo.abel@example.com'], role: 'project_admin' };
    expect((await call('project_manager', 'POST', `${HARBOR}/invitations`, json)).status).toBe(403);
    expect((await call('project_admin', 'POST', `${HARBOR}/invitations`, json)).status).toBe(200);
  });

  test('gives a person without an account one, and access to the project', async () => {
    await invite('project_manager', 'jo.abel@example.com');
    const token = tokenFor('jo.abel@example.com');
    expect((await accept({ token })).body.errors).toMatchObject([{ pointer: '/username' }]);
    expect((await accept({ token, ...account })).status).toBe(200);
    expect((await accept({ token, ...account })).body.code).toBe('TOKEN_INVALID');
    const jo = visitor();
    await jo.signIn('jo.abel@example.com');
    const projects = await jo.json<{ data: { id: string; role: string }[] }>('GET', '/projects');
    expect(projects.body.data).toMatchObject([{ id: 'prj_harbor', role: 'subcontractor' }]);
  });

  test('gives a person with an account access without a new password', async () => {
    const path = '/projects/prj_oakline/invitations';
    const json = { emails: ['priya.raman@example.com'], role: 'viewer' };
    await call('project_admin', 'POST', path, json);
    expect((await accept({ token: tokenFor('priya.raman@example.com') })).status).toBe(200);
    expect((await call('design_reviewer', 'GET', '/projects/prj_oakline')).status).toBe(200);
  });

  test('a new link ends the one before', async () => {
    const [result] = await invite('project_manager', 'jo.abel@example.com');
    const old = tokenFor('jo.abel@example.com');
    await call('project_manager', 'POST', `${HARBOR}/invitations/${result?.id}/resend`);
    expect((await accept({ token: old, ...account })).body.code).toBe('TOKEN_INVALID');
    const token = tokenFor('jo.abel@example.com');
    expect((await accept({ token, ...account })).status).toBe(200);
  });

  test('is no longer valid once it is revoked', async () => {
    const [result] = await invite('project_manager', 'jo.abel@example.com');
    await call('project_manager', 'POST', `${HARBOR}/invitations/${result?.id}/revoke`);
    const token = tokenFor('jo.abel@example.com');
    expect((await accept({ token, ...account })).body.code).toBe('TOKEN_INVALID');
  });

  test('expires after 14 days', async () => {
    await invite('project_manager', 'jo.abel@example.com');
    const token = tokenFor('jo.abel@example.com');
    for (const [id, invitation] of Object.entries(state().invitations)) {
      const expiresAt = new Date(Date.parse(invitation.sentAt) - 1).toISOString();
      state().invitations[id] = { ...invitation, expiresAt };
    }
    const answer = await visitor().json<Problem>('POST', '/auth/verify-invitation', {
      json: { token },
    });
    expect(answer.body.code).toBe('TOKEN_EXPIRED');
  });
});
