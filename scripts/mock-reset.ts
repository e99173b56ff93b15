/** `npm run mock:reset`: the mock server starts afresh, with the data of the seed. */
import { rmSync } from 'node:fs';
import { inRoot } from './support/paths.ts';
import { host, portFrom } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const mock = `http://${host}:${portFrom('MOCK_PORT', 4010)}`;
  const response = await fetch(`${mock}/__mock/reset`, { method: 'POST' }).catch(() => undefined);
  if (response && !response.ok) {
    throw new Refusal(`What runs on ${mock} is no mock server of ours: nothing was reset.`);
  }
  if (response) {
    // A mock that runs keeps its files in order by itself, and would write them again.
    console.log(`The mock server on ${mock} has gone back to the seed.`);
    return 0;
  }
  for (const name of ['snapshot.json', 'snapshot.json.tmp', 'files']) {
    rmSync(inRoot('mock-server', '.data', name), { recursive: true, force: true });
  }
  console.log('The mock server will begin with the seed.');
  return 0;
});
