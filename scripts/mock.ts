/** `npm run mock`: runs only the mock server, with the current contract, and prints the accounts to sign in with. */
import { ensureBundle } from './contract/pipeline.ts';
import { demoAccountTable } from './support/demoAccounts.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  console.log(`Demo accounts:\n${demoAccountTable()}\n`);
  await import('../mock-server/main.ts');
  return 0;
});
