import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { memoryReport, outcomeReport } from './report.ts';

const MB = 1_000_000;
const memory = (...held: number[]) => held.map((each) => ({ held: each * MB, resident: 500 * MB }));
const resident = (...all: number[]) => all.map((each) => ({ held: MB, resident: each * MB }));

it.each([
  ['given back', memory(70, 100, 119, 118), true],
  ['kept', memory(70, 100, 110, 121), false],
  ['kept by the process', resident(500, 500, 601), false],
  ['never measured', [], false],
])('says whether memory is %s', (_, measured, passes) => {
  expect(memoryReport(measured, 20)[1]).toBe(passes);
});

it('shows each failure with a command that repeats it', () => {
  const exchange = { number: 117, name: 'getRfi: an odd id', tenant: 'fuzz-1', account: 'a@b.c' };
  const failure = { ...exchange, status: 500, sent: {}, answer: 'oops', faults: ['got 500'] };
  const outcome = { sent: 200, statuses: new Map([[500, 1]]), failures: [failure] };
  const [text, passes] = outcomeReport({ ...outcome, inconsistent: [] }, 42, 1);
  expect(passes).toBe(false);
  expect(text).toContain('npm run fuzz:mock -- --seed 42 --only 117');
});

it('reads its options and names invalid ones', () => {
  expect(readOptions([])).toEqual({ requests: 100_000, seed: 42, only: null });
  expect(readOptions(['--only', '3'])).toMatchObject({ only: 3 });
  expect(() => readOptions(['--requests', '10'])).toThrow('from 10000');
  expect(() => readOptions(['--sed', '1'])).toThrow('--sed');
});
