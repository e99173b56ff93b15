import { expect, test } from 'vitest';
import { accountOf, api, hostOf, linesOf, quietMock, runConformance } from './testkit.ts';

const mock = await quietMock();

test('the mock conforms to the contract', async () => {
  // One project is closed, so that changes in it are refused.
  const { projects } = mock.store.tenant('true').state;
  for (const project of Object.values(projects)) {
    if (project.status === 'finished') project.status = 'closed';
  }
  const report = await runConformance(hostOf(mock, 'true'), { seed: 1 });
  expect(linesOf(report)).toEqual([]);
  expect(report.left).toBe(0);
  // Every operation succeeded at least once, and none was skipped.
  const succeeded = report.rows.filter(({ successes }) => !/^0/.test(successes));
  expect(succeeded).toHaveLength(api.operations.length);
  expect(report.rows.flatMap(({ skipped }) => skipped)).toEqual([]);
  // A failure that was not caused has a reason in its recipe.
  const excused = report.rows.flatMap(({ unprovoked }) => unprovoked);
  expect(excused.filter((line) => !/: \w/.test(line))).toEqual([]);
  const unseen = report.rows.flatMap(({ unseen: failures }) => failures);
  expect(unseen.length).toBeLessThanOrEqual(excused.length);
}, 600_000);

test.each(['subcontractor', 'viewer'])(
  'what a %s may not do is skipped and not reported as a fault',
  async (role) => {
    const account = accountOf(role);
    const report = await runConformance(hostOf(mock, role), {
      account,
      other: undefined,
      cases: 4,
    });
    expect(linesOf(report)).toEqual([]);
    expect(report.rows.flatMap(({ skipped }) => skipped).join()).toContain('the account may not');
  },
  300_000,
);
