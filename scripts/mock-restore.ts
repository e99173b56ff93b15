/** `npm run mock:restore -- file.zip`: puts the data of a backup in place of those of the mock, which must not run. */
import { existsSync } from 'node:fs';
import { NoBackup } from '../mock-server/core/state/storage/backup.ts';
import { InUse } from '../mock-server/core/state/storage/connection.ts';
import { kept } from './backup/mockData.ts';
import { fromHere } from './support/files.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new Refusal('Usage: npm run mock:restore -- file.zip', 2);
  const file = fromHere(name);
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const aside = await kept((database, expected) => database.restore(file, expected)).catch(
    (error: unknown) => {
      if (error instanceof InUse || error instanceof NoBackup) throw new Refusal(error.message);
      throw error;
    },
  );
  console.log(`The mock starts with the data of ${file}. The former data were moved to ${aside}.`);
  return 0;
});
