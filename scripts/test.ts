/** `npm test`: runs all checks. The last line shows the number of tests. */
import { runStages } from './checks/step.ts';
import { allSteps } from './checks/steps.ts';
import { runScript } from './support/refusal.ts';

await runScript(() => runStages(allSteps));
