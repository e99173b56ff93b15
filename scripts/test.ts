/** `npm test`: runs all checks. The last line shows the number of tests. */
import { lacks } from './checks/machine.ts';
import { runStages } from './checks/step.ts';
import { allSteps } from './checks/steps.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  // Half an hour later is too late to say so.
  const found = await lacks((sentence) => console.log(sentence));
  if (found.length > 0) throw new Refusal(`The tests cannot run here.\n${found.join('\n')}`);
  return runStages(allSteps);
});
