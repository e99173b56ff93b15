/** `npm run mock:reset`: resets the mock server to the seed data. */
import { rmSync } from 'node:fs';
import { inRoot } from './support/paths.ts';
import { host, portFrom } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const mock = `http://${host}:${portFrom('MOCK_PORT', 4010)}`;
  const response = await fetch(`${mock}/__mock/reset`, { method: 'POST' }).catch(() => undefined);
  if (response && !response.ok) {
    throw new Refusal(`What runs on ${mock} is not our mock server: nothing was reset.`);
  }
  if (response) {
    // A running mock manages its own files and would overwrite them.
    console.log(`The mock server on ${mock} was reset to the seed data.`);
    return 0;
  }
  for (const name of ['mock.sqlite', 'mock.sqlite-wal', 'mock.sqlite-shm', 'files', 'large']) {
    rmSync(inRoot('mock-server', '.data', name), { recursive: true, force: true });
  }
  console.log('The mock server will start with the seed data.');
  return 0;
});
