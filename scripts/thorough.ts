/**
 * `npm run thorough`: the long walks over all operations, of which `npm test` tries a part. Takes half an hour. Passes all
 * arguments to Vitest.
 */
import { ensureBundle } from './contract/pipeline.ts';
import { commandOf } from './support/paths.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { runNode } from './support/run.ts';

const walks = [
  'scripts/conformance',
  'tests/contract/checks.test.ts',
  'mock-server/server/noClimbing.test.ts',
];

await runScript(async () => {
  const [finding] = await ensureBundle();
  if (finding) throw new Refusal(`The contract is broken: ${finding}`);
  const vitest = [commandOf('vitest', 'vitest'), 'run', ...walks, ...process.argv.slice(2)];
  const { code } = await runNode(vitest, { env: { THOROUGH: 'yes' }, show: true });
  return code;
});
