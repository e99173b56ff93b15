import { expect, test } from 'vitest';
import { wrongRecords } from './faults/records.ts';
import { faults } from './faults.ts';
import { type Fault, faulty } from './faulty-host.ts';
import { emptyHostOf, hostOf, linesOf, quietMock, runConformance } from './testkit.ts';

const mock = await quietMock();

test('there are enough faults to prove that the run finds faults', () => {
  expect(faults.length).toBeGreaterThanOrEqual(30);
});

/** Runs the operation of a fault, and expects that the fault is reported and nothing else. */
async function expectFound(fault: Fault, hostFor: typeof hostOf, kind: string): Promise<void> {
  const { operation, what, says } = fault;
  const tenant = `${kind} ${operation} ${what}`.replace(/[^\w ]/g, '');
  const host = faulty(hostFor(mock, tenant), fault);
  const lines = linesOf(await runConformance(host, { ids: [operation], cases: 1 }));
  expect(lines.filter((line) => line.startsWith(`${operation}, `)).join('\n')).toMatch(says);
  expect(lines.filter((line) => !line.startsWith(`${operation}, `))).toEqual([]);
}

test.each(faults)('$operation: $what, on an empty host', async (fault) => {
  await expectFound(fault, emptyHostOf, 'empty');
});

// An empty host is the harder one. Of the demo, those faults are enough that need its records.
test.each(wrongRecords)('$operation: $what', async (fault) => {
  await expectFound(fault, hostOf, 'demo');
});
