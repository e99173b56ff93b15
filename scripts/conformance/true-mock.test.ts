import { expect, test } from 'vitest';
import { accountOf, api, held, hostOf, linesOf, quietMock } from './testkit.ts';

const mock = await quietMock();

test.each([1, 20_261_121, 987_654_321])(
  'the mock is as the contract says, seed %i',
  async (seed) => {
    const report = await held(hostOf(mock, `seed ${seed}`), { seed });
    expect(linesOf(report)).toEqual([]);
    expect(report.left).toBe(0);
    // Every operation has come to its success, or the run would not show much.
    const succeeded = report.rows.filter(({ successes }) => !/^0/.test(successes));
    expect(succeeded).toHaveLength(api.operations.length);
    expect(report.rows.flatMap(({ skipped }) => skipped)).toEqual([]);
  },
  300_000,
);

test.each(['subcontractor', 'viewer'])(
  'what a %s may not do is not tried, and no fault of the host',
  async (role) => {
    const account = accountOf(role);
    const report = await held(hostOf(mock, role), { account, other: undefined, cases: 4 });
    expect(linesOf(report)).toEqual([]);
    expect(report.rows.flatMap(({ skipped }) => skipped).join()).toContain('the account may not');
  },
  300_000,
);
