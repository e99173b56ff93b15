/** `npm test`: runs all checks. The last line shows the number of tests. */
import { rmSync } from 'node:fs';
import { report, runStep, type StepResult } from './checks/step.ts';
import { steps } from './checks/steps.ts';
import { runScript } from './support/refusal.ts';

await runScript(async () => {
  const started = performance.now();
  rmSync('.cache/vitest.json', { force: true });
  rmSync('.cache/playwright.json', { force: true });
  const results: StepResult[] = [];
  for (const lanes of steps) {
    // Two lanes for two cores; the steps of a lane run one after the other.
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
});
