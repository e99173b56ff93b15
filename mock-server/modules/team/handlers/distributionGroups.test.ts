import { beforeEach, expect, test } from 'vitest';
import { HARBOR, type Role, Team } from '../../../../tests/support/host/logs.ts';
import { testMock } from '../../../../tests/support/host/mock.ts';

interface Group {
  id: string;
  name: string;
  members: { id: string }[];
  version: number;
}
interface Answer {
  code?: string;
  data: Group;
}

const GROUPS = `${HARBOR}/distribution-groups`;
const { mock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `groups-${tenant}`);
});

const call = async (role: Role, method: string, path: string, json?: object) =>
  (await team.as(role)).json<Answer>(method, path, json === undefined ? {} : { json });
const list = async () =>
  (await (await team.as('viewer')).json<{ data: Group[] }>('GET', GROUPS)).body.data;

test.each<[Role, number]>([
  ['project_manager', 201],
  ['superintendent', 403],
])('%s creates a group: %s', async (role, status) => {
  const json = { name: 'Facade', memberIds: ['usr_ana'] };
  expect((await call(role, 'POST', GROUPS, json)).status).toBe(status);
});

test.each([
  [{ name: ' DESIGN team', memberIds: ['usr_ana'] }, 'NAME_TAKEN'],
  [{ name: 'Facade', memberIds: ['usr_ana', 'usr_nobody'] }, 'VALIDATION_FAILED'],
])('%j is refused with %s', async (json, code) => {
  expect((await call('project_manager', 'POST', GROUPS, json)).body.code).toBe(code);
});

test('everyone sees the groups, sorted by name, without people who left', async () => {
  expect((await list()).map(({ name }) => name)).toEqual(['Design team', 'Level 4 handover']);
  const items = [{ id: 'usr_lena', version: 1, status: 'suspended' }];
  await call('project_admin', 'POST', `${HARBOR}/team/bulk`, { items });
  const [design] = await list();
  expect(design?.members.map(({ id }) => id)).toEqual(['usr_priya', 'usr_yuki']);
});

test('a group is renamed, keeps its own name, and is deleted', async () => {
  const path = `${GROUPS}/grp_design`;
  const renamed = await call('project_manager', 'PATCH', path, { version: 1, name: 'Design Team' });
  expect(renamed.body.data).toMatchObject({ name: 'Design Team', version: 2 });
  expect((await call('project_manager', 'DELETE', `${path}?version=1`)).body.code).toBe(
    'STALE_VERSION',
  );
  expect((await call('project_manager', 'DELETE', `${path}?version=2`)).status).toBe(200);
  expect(await list()).toHaveLength(1);
});
