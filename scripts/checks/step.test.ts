import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { machineSeconds, treeSeconds } from './processor.ts';
import { report, runStep, type StepResult } from './step.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => log.mockClear());
// Test files share a worker and its console.
afterAll(() => log.mockRestore());

const lastLine = () => String(log.mock.lastCall?.[0]);
const result = (change: Partial<StepResult>): StepResult => ({
  name: 'unit',
  state: 'passed',
  seconds: 1,
  ...change,
});

test('the last line counts the tests', () => {
  const unit = result({ counts: { passed: 40, failed: 0, skipped: 1 } });
  const e2e = result({ name: 'end to end', counts: { passed: 2, failed: 0, skipped: 0 } });
  expect(report([unit, e2e, result({ name: 'types' })], 1000, 0)).toBe(0);
  expect(lastLine()).toBe('42 passed, 0 failed');
});

test('the table and the last line count tests that passed on the second try', () => {
  const e2e = result({ counts: { passed: 40, failed: 0, skipped: 0, flaky: 2 } });
  expect(report([e2e, result({ name: 'types' })], 1000, 0)).toBe(0);
  expect(log.mock.calls.flat().join()).toContain('40 passed, 2 flaky');
  expect(lastLine()).toBe('40 passed, 0 failed, 2 flaky');
});

test('the processor time of each step and of all is shown', () => {
  report([result({ processorSeconds: 40.42 })], 1000, 840.7);
  const lines = log.mock.calls.flat().join('\n');
  expect(lines).toMatch(/unit +passed +1\.0 s +40\.4 s/);
  expect(lines).toContain('Processor time: 841 s.');
});

test('a step costs what its commands and their children spend', async () => {
  const busy = 'const end = Date.now() + 400; while (Date.now() < end);';
  const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
  const { processorSeconds } = await runStep({ name: 'busy', commands: [['-e', nested]] }, []);
  expect(processorSeconds).toBeGreaterThan(0.1);
});

test.each([
  ['machine', machineSeconds],
  ['tree of processes', () => treeSeconds(process.pid)],
])('work of this process counts as processor time of the %s', (_, seconds) => {
  const before = seconds();
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < 200_000) 'busy'.repeat(1e5).split('');
  // The system counts in ticks of 10 ms.
  expect(seconds() - before).toBeGreaterThan(0.1);
});

test('a step that fails without a failed test counts as one failure', () => {
  const unit = result({ state: 'failed', counts: { passed: 40, failed: 2, skipped: 0 } });
  expect(report([unit, result({ name: 'types', state: 'failed' })], 1000, 0)).toBe(1);
  expect(lastLine()).toBe('40 passed, 3 failed');
});

test('a step does not run if the step that it needs failed', async () => {
  const failed = result({ name: 'build', state: 'failed' });
  const work = vi.fn();
  const outcome = await runStep({ name: 'end to end', needs: 'build', work }, [failed]);
  expect(outcome.state).toBe('not run');
  expect(work).not.toHaveBeenCalled();
});
