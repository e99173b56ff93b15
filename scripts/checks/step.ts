import { rmSync } from 'node:fs';
import { runNode } from '../support/run.ts';
import { table } from '../support/table.ts';
import { forgetCosts, machineSeconds, mostExpensive } from './processor.ts';

/** Files to which the two test runners write their results. */
export const vitestReport = '.cache/vitest.json';
export const playwrightReport = '.cache/playwright.json';

export interface Counts {
  /** Includes tests that passed on the second try. */
  passed: number;
  /** Number of passed tests that failed on the first try. */
  flaky?: number;
  failed: number;
  skipped: number;
}

export interface Step {
  name: string;
  /** Command lines for Node. They run one after another until one fails. */
  commands?: string[][];
  /** Alternative to commands: a function that returns the error, if there is one. */
  work?: () => Promise<string | undefined>;
  /** Name of a step that must pass before this one. */
  needs?: string;
  env?: Record<string, string>;
  /** Prints the output while the step runs. For a step that takes minutes and runs alone. */
  show?: boolean;
  /** Reads the numbers of tests. */
  count?: () => Counts | undefined;
}

/** Lanes that run in parallel. The steps of a lane run one after another. */
export type Stage = Step[][];

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  /** Of its commands and of the processes that they waited for. */
  processorSeconds?: number;
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
  const { output, processorSeconds } = await outcomeOf(step);
  const seconds = (performance.now() - started) / 1000;
  const counts = step.count?.();
  // Steps run in parallel, so each prints its output once, at the end.
  const verdict = output === undefined ? 'passed' : 'FAILED';
  console.log(`\n-- ${name}: ${verdict} in ${seconds.toFixed(1)} s`);
  if (output && !step.show) console.log(output.trim());
  const state = output === undefined ? 'passed' : 'failed';
  return { name, state, seconds, processorSeconds, counts };
}

/** Runs stages one after another, prints a summary, and returns the exit status. */
export async function runStages(stages: readonly Stage[]): Promise<number> {
  const started = performance.now();
  const cost = machineSeconds();
  rmSync(vitestReport, { force: true });
  rmSync(playwrightReport, { force: true });
  forgetCosts();
  const results: StepResult[] = [];
  for (const lanes of stages) {
    const done = await Promise.all(
      lanes.map(async (lane) => {
        const ownResults: StepResult[] = [];
        for (const step of lane) {
          const before = machineSeconds();
          const result = await runStep(step, [...results, ...ownResults]);
          // Nobody waits for the processes of a browser. A step that runs alone costs what the machine spends.
          const alone = lanes.length === 1 && { processorSeconds: machineSeconds() - before };
          ownResults.push({ ...result, ...alone });
        }
        return ownResults;
      }),
    );
    results.push(...done.flat());
  }
  return report(results, performance.now() - started, machineSeconds() - cost);
}

interface StepOutcome {
  /** Output of a failed step; undefined if it passes. */
  output: string | undefined;
  processorSeconds?: number;
}

async function outcomeOf({ commands = [], work, env, show }: Step): Promise<StepOutcome> {
  let processorSeconds = 0;
  for (const command of commands) {
    const { code, stdout, stderr, cost = 0 } = await runNode(command, { env, show, measure: true });
    processorSeconds += cost;
    const output = `${stdout}${stderr}` || `It ended with exit status ${code}.`;
    if (code !== 0) return { output, processorSeconds };
  }
  return { output: await work?.(), processorSeconds };
}

/**
 * Prints a summary and returns the exit status. A step that failed without a failed test, such as a type error, counts
 * as one failure, so that '0 failed' means that all steps passed.
 */
export function report(
  results: readonly StepResult[],
  milliseconds: number,
  processorSeconds: number,
): number {
  const rows = results.map(({ name, state, seconds, processorSeconds: cost, counts }) => [
    name,
    state,
    `${seconds.toFixed(1)} s`,
    cost ? `${cost.toFixed(1)} s` : '',
    counts ? testsOf(counts) : '',
  ]);
  console.log(`\n${table(['Step', 'Result', 'Time', 'Processor', 'Tests'], rows)}`);
  const files = mostExpensive(20).map(([file, cost]) => [file, `${cost.toFixed(1)} s`]);
  if (files.length > 0) console.log(`\n${table(['Most expensive files', 'Processor'], files)}`);
  console.log(
    `\nTotal time: ${Math.round(milliseconds / 1000)} s. Processor time: ${Math.round(processorSeconds)} s.`,
  );
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
