import { expect, test } from 'vitest';
import { accountOf, api, hostOf, linesOf, quietMock, runConformance } from './testkit.ts';
import { walked } from './thorough.ts';
import { expectConformance, isConverted } from './trueMockTestkit.ts';

const mock = await quietMock();

// true-mock.converted.test.ts has the other operations, so that both run at the same time.
test(
  'the mock conforms to the contract',
  () => expectConformance(mock, (operation) => !isConverted(operation)),
  600_000,
);

test('what a subcontractor may not do is skipped and not reported as a fault', async () => {
  const account = accountOf('subcontractor');
  const report = await runConformance(hostOf(mock, 'role'), {
    account,
    other: undefined,
    cases: 1,
    ids: walked(api.operations).map(({ id }) => id),
  });
  expect(linesOf(report)).toEqual([]);
  expect(report.rows.flatMap(({ skipped }) => skipped).join()).toContain('the account may not');
}, 300_000);
