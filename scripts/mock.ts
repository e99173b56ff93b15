/**
 * `npm run mock`: runs only the mock server, with the current contract, and prints the accounts to sign in with.
 * `-- --operations documented` or a list of tags and operations makes it a host that offers no more than that.
 */
import { parseArgs } from 'node:util';
import { ensureServed } from './contract/pipeline.ts';
import { demoAccountTable } from './support/demoAccounts.ts';
import { Refusal, runScript } from './support/refusal.ts';

const usage = `npm run mock [-- --operations documented | all | tags and operations, separated by commas]`;

await runScript(async () => {
  const operations = readArguments();
  const [broken] = await ensureServed();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  if (operations) process.env.MOCK_OPERATIONS = operations;
  console.log(`Demo accounts:\n${demoAccountTable()}\n`);
  await import('../mock-server/main.ts');
  return 0;
});

/** @throws Refusal */
function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { operations: { type: 'string' } } }).values.operations;
  } catch {
    throw new Refusal(`Usage: ${usage}`, 2);
  }
}
