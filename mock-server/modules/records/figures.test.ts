import { expect, it } from 'vitest';
import { dataOf, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'figures');

/** Total, active, completed, drafts, and created in the last 7 days. */
const figures: [project: string, module: string, numbers: number[]][] = [
  ['prj_harbor', 'punchItem', [152, 38, 104, 10, 12]],
  ['prj_harbor', 'rfi', [61, 11, 46, 4, 3]],
  ['prj_harbor', 'submittal', [52, 9, 37, 6, 2]],
  ['prj_riverside', 'punchItem', [47, 21, 22, 4, 6]],
  ['prj_riverside', 'rfi', [28, 9, 17, 2, 4]],
  ['prj_riverside', 'submittal', [33, 12, 18, 3, 5]],
  ['prj_oakline', 'rfi', [6, 0, 6, 0, 0]],
  ['prj_oakline', 'submittal', [9, 0, 9, 0, 0]],
];

it.each(figures)('the seed of %s has the figures of the demo dashboard for %s', async (...row) => {
  const [project, module, [total, active, completed, draft, recentCreatedLast7Days]] = row;
  const { modules } = await dataOf(
    team.call('project_manager', 'GET', `/projects/${project}/stats`),
  );
  expect(modules[module]).toEqual({
    total,
    byStatus: { active, completed, draft },
    recentCreatedLast7Days,
  });
});

it('a finished project has no recent punch items', async () => {
  const { modules } = await dataOf(
    team.call('project_manager', 'GET', '/projects/prj_oakline/stats'),
  );
  expect(modules.punchItem).toMatchObject({ total: 12, recentCreatedLast7Days: 0 });
});
