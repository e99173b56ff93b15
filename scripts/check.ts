/**
 * `npm run check`: format, lint, types and the tests that a change touches, for use before a commit.
 * `npm run check -- <commit>` compares with that commit. `npm test` checks everything.
 */
import { baseOfChange, browserFolders, changedFiles } from './checks/changes.ts';
import { runStages } from './checks/step.ts';
import { changedSteps } from './checks/steps.ts';
import { runScript } from './support/refusal.ts';

await runScript(async () => {
  const base = process.argv[2] ?? (await baseOfChange());
  const files = await changedFiles(base);
  console.log(`${files.length} files changed since ${base.slice(0, 12)}.`);
  return runStages(changedSteps(base, browserFolders(files)));
});
