/** `npm run mock`: runs only the mock server, with the current contract. */
import { ensureBundle } from './contract/pipeline.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  await import('../mock-server/main.ts');
  return 0;
});
