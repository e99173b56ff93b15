import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { runNode } from '../support/run.ts';
import { table } from '../support/table.ts';

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
  counts?: Counts;
}

/** What the machine spent on the steps of a stage, which run in parallel. */
export interface StageCost {
  steps: readonly string[];
  processorSeconds: number;
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
  // Steps run in parallel, so each prints its output once, at the end.
  const verdict = output === undefined ? 'passed' : 'FAILED';
  console.log(`\n-- ${name}: ${verdict} in ${seconds.toFixed(1)} s`);
  if (output && !step.show) console.log(output.trim());
  return { name, state: output === undefined ? 'passed' : 'failed', seconds, counts };
}

/** Runs stages one after another, prints a summary, and returns the exit status. */
export async function runStages(stages: readonly Stage[]): Promise<number> {
  const started = performance.now();
  rmSync(vitestReport, { force: true });
  rmSync(playwrightReport, { force: true });
  const results: StepResult[] = [];
  const costs: StageCost[] = [];
  for (const lanes of stages) {
    const before = processorSeconds();
    const done = await Promise.all(
      lanes.map(async (lane) => {
        const ownResults: StepResult[] = [];
        for (const step of lane) ownResults.push(await runStep(step, [...results, ...ownResults]));
        return ownResults;
      }),
    );
    results.push(...done.flat());
    costs.push({
      steps: done.flat().map(({ name }) => name),
      processorSeconds: processorSeconds() - before,
    });
  }
  return report(results, performance.now() - started, costs);
}

/**
 * Returns for how many seconds all cores have worked since the machine started. It counts every process, also those that
 * nobody waits for, such as the processes of a browser, and what else runs on the machine.
 */
export const processorSeconds = (): number =>
  sum(cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)) / 1000;

/** Runs a step. Returns its output if it fails, otherwise undefined. */
async function failureOf({ commands = [], work, env, show }: Step): Promise<string | undefined> {
  for (const command of commands) {
    const { code, stdout, stderr } = await runNode(command, { env, show });
    if (code !== 0) return `${stdout}${stderr}` || `It ended with exit status ${code}.`;
  }
  return work?.();
}

/**
 * Prints a summary and returns the exit status. A step that failed without a failed test, such as a type error, counts
 * as one failure, so that '0 failed' means that all steps passed.
 */
export function report(
  results: readonly StepResult[],
  milliseconds: number,
  costs: readonly StageCost[] = [],
): number {
  const rows = results.map(({ name, state, seconds, counts }) => [
    name,
    state,
    `${seconds.toFixed(1)} s`,
    counts ? testsOf(counts) : '',
  ]);
  console.log(`\n${table(['Step', 'Result', 'Time', 'Tests'], rows)}`);
  if (costs.length > 0) {
    const all = sum(costs.map((cost) => cost.processorSeconds));
    const spent = [...costs, { steps: ['all'], processorSeconds: all }].map((cost) => [
      cost.steps.join(', '),
      `${Math.round(cost.processorSeconds)} s`,
    ]);
    console.log(`\n${table(['Steps', 'Processor time of the machine'], spent)}`);
  }
  console.log(`\nTotal time: ${Math.round(milliseconds / 1000)} s.`);
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
