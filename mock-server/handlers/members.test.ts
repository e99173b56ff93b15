import { beforeEach, describe, expect, test } from 'vitest';
import { type Role, Team } from '../logs/testkit.ts';
import { Client, PASSWORD, testMock } from '../testkit.ts';

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
    const projects = new Set(data.flatMap(({ projects }) => projects.map((one) => one.projectId)));
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
