import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { faulty } from './faulty-host.ts';
import { hostOf, linesOf, quietMock, runConformance } from './testkit.ts';

const mock = await quietMock();

test('there are enough faults to prove that the run finds faults', () => {
  expect(faults.length).toBeGreaterThanOrEqual(30);
});

test.each(faults)('$operation: $what', async (fault) => {
  const { operation, what, says } = fault;
  const host = faulty(hostOf(mock, `${operation} ${what}`.replace(/[^\w ]/g, '')), fault);
  const lines = linesOf(await runConformance(host, { ids: [operation] }));
  expect(lines.filter((line) => line.startsWith(`${operation}, `)).join('\n')).toMatch(says);
  // No other operation is reported.
  expect(lines.filter((line) => !line.startsWith(`${operation}, `))).toEqual([]);
});
