/** `npm run mock`: the mock server alone, with the contract as it is now. */
import { ensureBundle } from './contract/pipeline.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is broken: ${broken}`);
  await import('../mock-server/main.ts');
  return 0;
});
