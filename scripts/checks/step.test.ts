import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { processorSeconds, report, runStep, type StepResult } from './step.ts';

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
  expect(report([unit, e2e, result({ name: 'types' })], 1000)).toBe(0);
  expect(lastLine()).toBe('42 passed, 0 failed');
});

test('the table and the last line count tests that passed on the second try', () => {
  const e2e = result({ counts: { passed: 40, failed: 0, skipped: 0, flaky: 2 } });
  expect(report([e2e, result({ name: 'types' })], 1000)).toBe(0);
  expect(log.mock.calls.flat().join()).toContain('40 passed, 2 flaky');
  expect(lastLine()).toBe('40 passed, 0 failed, 2 flaky');
});

test('the processor time of each stage and of all is shown', () => {
  const costs = [
    { steps: ['contract', 'format and lint'], processorSeconds: 40.4 },
    { steps: ['end to end'], processorSeconds: 800.2 },
  ];
  report([result({})], 1000, costs);
  const lines = log.mock.calls.flat().join('\n');
  expect(lines).toMatch(/contract, format and lint +40 s/);
  expect(lines).toMatch(/all +841 s/);
});

test('work of this process counts as processor time of the machine', () => {
  const before = processorSeconds();
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < 300_000) Math.sqrt(user);
  // The machine counts in ticks of 10 ms.
  expect(processorSeconds() - before).toBeGreaterThan(0.1);
});

test('a step that fails without a failed test counts as one failure', () => {
  const unit = result({ state: 'failed', counts: { passed: 40, failed: 2, skipped: 0 } });
  expect(report([unit, result({ name: 'types', state: 'failed' })], 1000)).toBe(1);
  expect(lastLine()).toBe('40 passed, 3 failed');
});

test('a step does not run if the step that it needs failed', async () => {
  const failed = result({ name: 'build', state: 'failed' });
  const work = vi.fn();
  const outcome = await runStep({ name: 'end to end', needs: 'build', work }, [failed]);
  expect(outcome.state).toBe('not run');
  expect(work).not.toHaveBeenCalled();
});
