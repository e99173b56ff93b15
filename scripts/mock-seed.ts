/**
 * `npm run mock:seed -- --scale 10000`: creates that many punch items in the tower, whether the mock runs or
 * not. `-- --lines 5000` creates lines of its budget, and `-- --people 2000` people of its team.
 */
import { parseArgs } from 'node:util';
import { databasePath } from '../mock-server/core/state/storage/databasePath.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { host, portFrom } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const options = {
    scale: { type: 'string' },
    lines: { type: 'string' },
    people: { type: 'string' },
  } as const;
  const { scale, lines, people } = parseArgs({ options }).values;
  const punchItems = scale ?? (lines === undefined && people === undefined ? '10000' : undefined);
  const mock = `http://${host}:${portFrom('MOCK_PORT', 4010)}`;
  const request = () =>
    new Request(`${mock}/__mock/seed`, {
      method: 'POST',
      body: JSON.stringify({
        ...(punchItems && { punchItems: Number(punchItems) }),
        ...(people && { people: Number(people) }),
        ...(lines && { budgetLines: Number(lines) }),
      }),
    });
  const response = (await fetch(request()).catch(() => undefined)) ?? (await seedFile(request()));
  if (!response.ok) {
    const { detail } = await response.json().catch(() => ({ detail: 'not our mock server' }));
    throw new Refusal(`Nothing was created: ${detail}`);
  }
  if (punchItems) console.log(`Harbor Point Tower now has ${punchItems} punch items.`);
  if (people) console.log(`It now has ${people} people.`);
  if (lines) console.log(`Its budget now has ${lines} lines.`);
  return 0;
});

/** Changes the stored data for the next start of the mock. */
async function seedFile(request: Request): Promise<Response> {
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  const { createMock } = await import('../mock-server/server/http.ts');
  const mock = await createMock({ database: databasePath() });
  const response = await mock.fetch(request);
  await mock.close();
  return response;
}
