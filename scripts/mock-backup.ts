/** `npm run mock:backup -- file.zip`: writes all data of the mock and its files to a file, whether the mock runs or not. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { kept } from './backup/mockData.ts';
import { fromHere } from './support/files.ts';
import { host, portFrom } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new Refusal('Usage: npm run mock:backup -- file.zip', 2);
  const file = fromHere(name);
  const mock = `http://${host}:${portFrom('MOCK_PORT', 4010)}`;
  const response = await fetch(`${mock}/__mock/backup`, { method: 'POST' }).catch(() => undefined);
  if (response && !(response.ok && response.body)) {
    throw new Refusal(`What runs on ${mock} is not our mock server, or keeps nothing.`);
  }
  // It is named at its end, so that half of a backup never has its name.
  const draft = `${file}.part`;
  try {
    if (response) {
      // Node's streams are those of the web, but the DOM types do not know it.
      const body = response.body as unknown as ReadableStream<Uint8Array>;
      await pipeline(Readable.fromWeb(body), createWriteStream(draft));
    } else {
      await kept(async (database, expected) => {
        if (!database.load(expected)) throw new Refusal('The mock has no data yet.');
        await pipeline(database.backUp().stream(), createWriteStream(draft));
      });
    }
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  console.log(`The data of the mock are in ${file}.`);
  return 0;
});
