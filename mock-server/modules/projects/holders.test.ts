import { expect, test } from 'vitest';
import { HARBOR, type Role, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();

async function holdersOf(team: Team, role: Role, module: string, action: string) {
  const path = `${HARBOR}/action-holders?module=${module}&action=${action}`;
  const answer = await team.call(role, 'GET', path);
  if (answer.status !== 200) return String(answer.status);
  const { reason, people, total } = (await answer.json()).data;
  return [reason, total, ...people.map(({ name }: { name: string }) => name)].join(' ');
}

test.each([
  ['viewer', 'submittals', 'create', /^role \d+ Ana Torres/],
  ['owner', 'budget', 'manage_commitments', 'role 2 Ana Torres Tom Becker'],
  ['project_manager', 'budget', 'approve_commitment', 'record 1 Tom Becker'],
  ['superintendent', 'projects', 'manage_settings', 'role 1 Tom Becker'],
  ['viewer', 'rfis', 'paint', '422'],
  ['viewer', 'companies', 'create', '422'],
  ['viewer', 'constructor', 'name', '422'],
] as const)('a %s asks who has %s %s', async (role, module, action, said) => {
  expect(await holdersOf(new Team(mock, 'holders'), role, module, action)).toMatch(said);
});

test('progress counts what the caller sees, by level and by week', async () => {
  const team = new Team(mock, 'progress');
  const read = async (role: Role) =>
    (await (await team.call(role, 'GET', `${HARBOR}/progress`)).json()).data;
  const all = await read('owner');
  const sum = (name: 'total' | 'closed') =>
    all.levels.reduce(
      (total: number, level: Record<string, number>) => total + (level[name] ?? 0),
      0,
    );
  expect(all.total).toBeGreaterThan(0);
  expect([sum('total'), sum('closed')]).toEqual([all.total, all.closed]);
  expect(all.weeks.at(-1)).toMatchObject({ total: all.total, closed: all.closed });
  expect(all.levels.some(({ path }: { path: string[] }) => path.length > 1)).toBe(true);
  expect((await read('subcontractor')).total).toBeLessThan(all.total);
});

test('a closed project and a module that is off are reasons of their own', async () => {
  const team = new Team(mock, 'holders closed');
  const project = team.state.projects.prj_harbor;
  if (!project) throw new Error('The tower is missing.');
  const { settings } = project;
  const modulesOn = settings.modulesOn.filter((name) => name !== 'rfis');
  team.state.projects.prj_harbor = { ...project, settings: { ...settings, modulesOn } };
  expect(await holdersOf(team, 'project_manager', 'rfis', 'create')).toBe('off 1 Tom Becker');
  team.state.projects.prj_harbor = { ...project, status: 'closed' };
  expect(await holdersOf(team, 'project_manager', 'rfis', 'create')).toBe('closed 1 Tom Becker');
  expect(await holdersOf(team, 'viewer', 'rfis', 'create')).toMatch(/^role/);
});
