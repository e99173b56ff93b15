/** `npm run mock:reset`: resets the mock server to the seed data. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databasePath } from '../mock-server/core/state/storage/databasePath.ts';
import { host, portFrom } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const mock = `http://${host}:${portFrom('MOCK_PORT', 4010)}`;
  const response = await fetch(`${mock}/__mock/reset`, { method: 'POST' }).catch(() => undefined);
  if (response?.status === 507) throw new Refusal('The disk is full: nothing was reset.');
  if (response && !response.ok) {
    throw new Refusal(`What runs on ${mock} is not our mock server: nothing was reset.`);
  }
  if (response) {
    // A running mock manages its own files and would overwrite them.
    console.log(`The mock server on ${mock} was reset to the seed data.`);
    return 0;
  }
  const path = databasePath();
  if (path) {
    const beside = ['files', 'large'].map((name) => join(dirname(path), name));
    for (const own of [path, `${path}-wal`, `${path}-shm`, ...beside]) {
      rmSync(own, { recursive: true, force: true });
    }
  }
  console.log('The mock server will start with the seed data.');
  return 0;
});
