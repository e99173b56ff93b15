import { expect, it } from 'vitest';
import { dataOf, HARBOR, ITEMS, outcomeOf, Team } from '../../tests/support/host/logs.ts';
import { form, problemOf, testMock } from '../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'closed');
const URL = `${ITEMS}/pch_test`;

it('a closed project refuses all writes with the same answer', async () => {
  const item = team.item();
  const project = team.state.projects.prj_harbor;
  if (!project) throw new Error('The seed has no tower.');
  project.status = 'closed';
  const scan = `${HARBOR}/scans/scn_harbor-01`;
  const writes: [method: string, path: string, json?: object][] = [
    ['POST', ITEMS, { title: 'x', punchType: 'internal_punch' }],
    ['PATCH', URL, { version: 1, title: 'x' }],
    ['DELETE', `${URL}?version=1`],
    ['POST', `${URL}/transitions`, { version: 1, status: 'closed' }],
    ['POST', `${URL}/responses`, { version: 1, response: 'done' }],
    ['POST', `${URL}/comments`, { body: 'x' }],
    ['POST', `${ITEMS}/bulk`, { items: [{ id: item.id, version: 1 }], action: 'delete' }],
    ['POST', `${scan}/make-public`],
    ['DELETE', scan],
  ];
  for (const [method, path, json] of writes) {
    for (const role of ['project_admin', 'viewer'] as const) {
      const problem = await problemOf(await team.call(role, method, path, json));
      expect(`${problem.status} ${problem.code}`, path).toBe('409 PROJECT_CLOSED');
    }
  }
  const admin = await team.as('project_admin');
  const body = form({ file: new File(['%PDF-1.7'], 'a.pdf') });
  expect(await outcomeOf(admin.call('POST', `${URL}/attachments`, { body }))).toBe(
    '409 PROJECT_CLOSED',
  );
  expect(await dataOf(team.call('project_admin', 'GET', URL))).toMatchObject({
    permittedActions: [],
    permittedStatuses: [],
  });
  const { permittedActions } = await dataOf(team.call('project_admin', 'GET', HARBOR));
  expect(permittedActions).toEqual([
    'export_budget',
    'export_punch_items',
    'export_rfis',
    'export_submittals',
    'view_field_cams',
    'view_project_settings',
  ]);
  expect((await team.call('project_admin', 'GET', `${ITEMS}/export`)).status).toBe(200);
  project.status = 'ongoing';
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
