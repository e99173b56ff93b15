import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMock, type MockOptions } from '../../../mock-server/server/http.ts';
import { inconsistencies } from '../../../mock-server/server/inconsistencies.ts';
import { api } from '../testkit.ts';
import { SESSION } from './recorder.ts';
import { shownExchange } from './report.ts';
import { fuzz, repeat } from './run.ts';
import { savedFault } from './saved.ts';
import { Testbed, tenants } from './testbed.ts';
import { inProcess } from './wire.ts';

const TARGET = 'http://mock.localhost';

async function testbedOn(options: MockOptions = {}) {
  const mock = await createMock({ warn: () => {}, ...options });
  const fetch = (request: Request) => mock.fetch(request);
  return { mock, testbed: new Testbed(api, TARGET, { fetch, sendWire: inProcess(fetch) }) };
}

it('the mock withstands 1,000 generated requests, and its state is consistent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-fuzz-'));
  const database = join(folder, 'mock.sqlite');
  const { mock, testbed } = await testbedOn({ database });
  const faults = () =>
    [
      ...tenants.flatMap((id) => inconsistencies(mock.store.tenant(id))),
      savedFault(mock.store),
    ].filter((fault) => fault !== null);
  const plan = { seed: 42, requests: 1000, parallel: 8, rounds: 1 };
  const outcome = await fuzz(testbed, plan, { faults });
  await mock.close();
  rmSync(folder, { recursive: true });
  expect(outcome.failures.map(shownExchange)).toEqual([]);
  expect(outcome.inconsistent).toEqual([]);
  expect(mock.violations.list()).toEqual([]);
  expect(mock.store.size).toBe(tenants.length);
  expect(outcome.sent).toBe(1000);
  // Check that the requests vary, or the run would prove little.
  for (const status of [200, 201, 400, 401, 403, 404, 405, 409, 415, 422]) {
    expect(outcome.statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(10);
  }
  // Takes seconds on an idle machine and much longer on a busy one.
}, 180_000);

it('finds a fault of the mock, and finds it again by its number', async () => {
  const { mock, testbed } = await testbedOn();
  const read = mock.fetch;
  mock.fetch = async (request) => {
    const answer = await read(request);
    return answer.status === 404 ? new Response('Nothing at all.', { status: 500 }) : answer;
  };
  // One session on fresh data: a later session depends on the records that earlier ones left.
  const plan = { seed: 5, requests: SESSION, parallel: 1, rounds: 1 };
  const { failures } = await fuzz(testbed, plan, { faults: () => [] });
  const [first] = failures;
  expect(first?.faults.join()).toContain('500');
  const again = await repeat(testbed, { seed: plan.seed, only: first?.number ?? 0 });
  expect(again).toMatchObject({ number: first?.number, name: first?.name, status: 500 });
});
