import { rmSync } from 'node:fs';
import { runNode } from '../support/run.ts';
import { table } from '../support/table.ts';

/** Where the two runners write how many tests ran. */
export const vitestReport = '.cache/vitest.json';
export const playwrightReport = '.cache/playwright.json';

export interface Counts {
  /** Those that passed the second time included. */
  passed: number;
  /** How many of those failed first. */
  flaky?: number;
  failed: number;
  skipped: number;
}

export interface Step {
  name: string;
  /** Command lines for our Node; they run one after the other until one fails. */
  commands?: string[][];
  /** Or a piece of work that gives back what went wrong. */
  work?: () => Promise<string | undefined>;
  /** Name of a step without which this one has no sense. */
  needs?: string;
  env?: Record<string, string>;
  /** Shows the output while it runs, for a step that takes minutes and runs alone. */
  show?: boolean;
  /** Reads how many tests ran. */
  count?: () => Counts | undefined;
}

/** Lanes that run side by side. The steps of a lane run one after another. */
export type Stage = Step[][];

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  counts?: Counts;
}

export async function runStep(step: Step, before: readonly StepResult[]): Promise<StepResult> {
  const { name } = step;
  const needed = before.find((result) => result.name === step.needs);
  if (step.needs && needed?.state !== 'passed') {
    console.log(`\n-- ${name}: not run, since ${step.needs} failed`);
    return { name, state: 'not run', seconds: 0 };
  }
  if (step.show) console.log(`\n-- ${name}`);
  const started = performance.now();
  const output = await failureOf(step);
  const seconds = (performance.now() - started) / 1000;
  const counts = step.count?.();
  // Steps run side by side, so each speaks once, when it is through.
  const verdict = output === undefined ? 'passed' : 'FAILED';
  console.log(`\n-- ${name}: ${verdict} in ${seconds.toFixed(1)} s`);
  if (output && !step.show) console.log(output.trim());
  return { name, state: output === undefined ? 'passed' : 'failed', seconds, counts };
}

/** Runs stages one after another, prints the sum, and returns the exit status. */
export async function runStages(stages: readonly Stage[]): Promise<number> {
  const started = performance.now();
  rmSync(vitestReport, { force: true });
  rmSync(playwrightReport, { force: true });
  const results: StepResult[] = [];
  for (const lanes of stages) {
    const done = await Promise.all(
      lanes.map(async (lane) => {
        const own: StepResult[] = [];
        for (const step of lane) own.push(await runStep(step, [...results, ...own]));
        return own;
      }),
    );
    results.push(...done.flat());
  }
  return report(results, performance.now() - started);
}

/** What a failed step printed; undefined when all went well. */
async function failureOf({ commands = [], work, env, show }: Step): Promise<string | undefined> {
  for (const command of commands) {
    const { code, stdout, stderr } = await runNode(command, { env, show });
    if (code !== 0) return `${stdout}${stderr}` || `It ended with exit status ${code}.`;
  }
  return work?.();
}

/**
 * Prints the sum and gives back the exit status. A step that failed without a failed test of its own,
 * such as a type error, counts as one failure, so that '0 failed' means what it says.
 */
export function report(results: readonly StepResult[], milliseconds: number): number {
  const rows = results.map(({ name, state, seconds, counts }) => [
    name,
    state,
    `${seconds.toFixed(1)} s`,
    counts ? testsOf(counts) : '',
  ]);
  console.log(`\n${table(['Step', 'Result', 'Time', 'Tests'], rows)}`);
  console.log(`\nAll of it took ${Math.round(milliseconds / 1000)} s.`);
  const passed = sum(results.map(({ counts }) => counts?.passed ?? 0));
  const failed = sum(
    results.map(({ state, counts }) =>
      state === 'failed' ? Math.max(1, counts?.failed ?? 0) : (counts?.failed ?? 0),
    ),
  );
  const flaky = sum(results.map(({ counts }) => counts?.flaky ?? 0));
  console.log(`${passed} passed, ${failed} failed${flaky ? `, ${flaky} flaky` : ''}`);
  return failed === 0 ? 0 : 1;
}

const testsOf = ({ passed, failed, skipped, flaky }: Counts) =>
  [
    `${passed} passed`,
    failed && `${failed} failed`,
    flaky && `${flaky} flaky`,
    skipped && `${skipped} skipped`,
  ]
    .filter(Boolean)
    .join(', ');

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
