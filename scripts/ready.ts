/** Makes what is not committed, if it is missing or out of date: the bundle of the contract and its types. */
import { ensureBundle } from './contract/pipeline.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const [finding] = await ensureBundle();
  if (finding) throw new Refusal(`The contract is invalid: ${finding}`);
  return 0;
});
