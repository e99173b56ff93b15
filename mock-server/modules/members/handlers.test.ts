import { beforeEach, describe, expect, test } from 'vitest';
import { type Role, Team } from '../../../tests/support/host/logs.ts';
import { Client, PASSWORD, testMock } from '../../../tests/support/host/mock.ts';

interface Member {
  id: string;
  status: string;
  accountAdmin: boolean;
  projects: { projectId: string }[];
  version: number;
}
interface Bulk {
  code?: string;
  data: { results: { ok: boolean; problem: { code: string } | null }[] };
}

const { mock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `members-${tenant}`);
});

const list = async (role: Role, query = '') => {
  const client = await team.as(role);
  return client.json<{ data: Member[]; total: number }>('GET', `/members?limit=100&${query}`);
};
const idsOf = async (role: Role, query = '') =>
  (await list(role, query)).body.data.map(({ id }) => id);
const update = async (role: Role, ...items: object[]) =>
  (await team.as(role)).json<Bulk>('POST', '/members/bulk', { json: { items } });
const codesOf = ({ body }: { body: Bulk }) =>
  body.data.results.map(({ problem }) => problem?.code ?? 'ok');

test.each([
  ['q=foreman cascade', ['usr_diego']],
  [
    'q=riverside',
    ['usr_ana', 'usr_grace', 'usr_helen', 'usr_marcus', 'usr_priya', 'usr_tom', 'usr_yuki'],
  ],
  [
    'projectId=prj_oakline&sort=-name',
    ['usr_tom', 'usr_marcus', 'usr_helen', 'usr_grace', 'usr_ana'],
  ],
  ['status=invited', ['inv_frank']],
])('%s finds %j', async (query, ids) => {
  expect(await idsOf('account_admin', query)).toEqual(ids);
});

describe('who is listed', () => {
  test('an account admin sees everyone, members of no project too', async () => {
    expect(await idsOf('account_admin')).toContain('usr_ingrid');
  });

  test('a project manager sees the people of the projects that they manage', async () => {
    // Ana manages the tower and the residential project, and is superintendent of the clinic.
    const { data } = (await list('project_manager')).body;
    const projects = new Set(
      data.flatMap(({ projects }) => projects.map((project) => project.projectId)),
    );
    expect([...projects].sort()).toEqual(['prj_harbor', 'prj_oakline']);
    expect(data.map(({ id }) => id)).not.toContain('usr_ingrid');
  });

  test('others see nobody', async () => {
    expect((await list('viewer')).status).toBe(403);
  });
});

describe('suspension', () => {
  test('ends the sessions at the next call, and refuses sign-in until reactivated', async () => {
    const diego = await team.as('subcontractor');
    const done = await update('account_admin', {
      id: 'usr_diego',
      version: 1,
      status: 'suspended',
    });
    expect(codesOf(done)).toEqual(['ok']);
    expect((await diego.call('GET', '/projects')).status).toBe(401);
    const json = { email: 'diego.alvarez@example.com', password: PASSWORD };
    const signIn = () =>
      new Client(mock, team.tenant).json<{ code?: string }>('POST', '/auth/login', { json });
    expect((await signIn()).body.code).toBe('ACCOUNT_SUSPENDED');
    await update('account_admin', { id: 'usr_diego', version: 2, status: 'active' });
    expect((await signIn()).status).toBe(200);
  });

  test('has a result for each person', async () => {
    const done = await update(
      'account_admin',
      { id: 'usr_ingrid', version: 1, status: 'suspended' },
      { id: 'usr_ingrid', version: 1, accountAdmin: false },
      { id: 'usr_nobody', version: 1, status: 'suspended' },
      { id: 'usr_rosa', version: 3, status: 'suspended' },
      { id: 'usr_tom', version: 1, accountAdmin: true },
      { id: 'usr_ingrid', version: 1, accountAdmin: false },
    );
    expect(codesOf(done)).toEqual([
      'WRONG_STATE',
      'WRONG_STATE',
      'NOT_FOUND',
      'STALE_VERSION',
      'ok',
      'ok',
    ]);
  });

  test('takes an account admin', async () => {
    const done = await update('project_admin', { id: 'usr_rosa', version: 1, status: 'suspended' });
    expect(done.status).toBe(403);
  });
});

describe('removal from the account', () => {
  interface Detail {
    code?: string;
    errors?: { pointer: string; code: string }[];
    data: { holdings: { projectId: string; heldCount: number; inCourtCount: number }[] };
  }
  const call = async (role: Role, method: string, path: string, json?: object) =>
    (await team.as(role)).json<Detail>(method, path, json ? { json } : {});
  const remove = (id: string, successors: object[] = [], version = 1) =>
    call('account_admin', 'POST', `/members/${id}/remove`, { version, successors });

  test('hands over in each project, keeps the name, and frees the address', async () => {
    const diego = await team.as('subcontractor');
    const { body } = await call('account_admin', 'GET', '/members/usr_diego');
    expect(body.data.holdings).toMatchObject([{ projectId: 'prj_harbor', inCourtCount: 4 }]);
    const none = await remove('usr_diego');
    expect(none.body.errors).toMatchObject([{ pointer: '/successors', code: 'required' }]);
    const wrong = await remove('usr_diego', [{ projectId: 'prj_harbor', userId: 'usr_grace' }]);
    expect(wrong.body.errors).toMatchObject([{ pointer: '/successors/0/userId', code: 'duty' }]);
    const done = await remove('usr_diego', [{ projectId: 'prj_harbor', userId: 'usr_ana' }]);
    expect(done.status).toBe(200);

    expect((await diego.call('GET', '/projects')).status).toBe(401);
    expect(await idsOf('account_admin')).not.toContain('usr_diego');
    expect((await call('account_admin', 'GET', '/members/usr_diego')).status).toBe(404);
    const { users, activity, punchItems } = team.state;
    expect(users.usr_diego).toMatchObject({ username: 'Diego Alvarez', passwordHash: null });
    const open = Object.values(punchItems).filter(({ status }) => status !== 'closed');
    expect(open.filter(({ assigneeIds }) => assigneeIds.includes('usr_diego'))).toEqual([]);
    expect(
      activity.filter(({ reason }) => reason?.includes('removed from the account')),
    ).not.toEqual([]);
    const json = { emails: ['diego.alvarez@example.com'], role: 'viewer' };
    const invited = await call('account_admin', 'POST', '/projects/prj_harbor/invitations', json);
    expect(invited.body.data).toMatchObject({ results: [{ outcome: 'invited' }] });
  });

  test('refuses the caller, the last admin of a project, and a stale version', async () => {
    expect((await remove('usr_ingrid')).body.code).toBe('WRONG_STATE');
    expect((await remove('usr_tom')).body.code).toBe('WRONG_STATE');
    expect((await remove('usr_rosa', [], 7)).body.code).toBe('STALE_VERSION');
    expect((await remove('usr_nobody')).status).toBe(404);
    const refused = await call('project_admin', 'POST', '/members/usr_rosa/remove', { version: 1 });
    expect(refused.status).toBe(403);
  });
});
