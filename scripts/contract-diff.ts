/**
 * `npm run contract:diff -- v1.2.0`: what has changed in the contract since a git ref, or compared with
 * a file. Exit status 1 if something breaks that the version does not announce, 2 if the question is wrong.
 */
import { changesBetween } from './contract/diff/changes.ts';
import { earlierContract, presentContract } from './contract/diff/earlier.ts';
import { verdict } from './contract/diff/verdict.ts';
import { withTempFolder } from './support/files.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(() =>
  withTempFolder(async (folder) => {
    const [name, ...more] = process.argv.slice(2);
    if (!name || more.length > 0) {
      throw new Refusal('Say what to compare with: npm run contract:diff -- <git-ref|file>', 2);
    }
    const [earlier, present] = await Promise.all([
      earlierContract(name, folder),
      presentContract(folder),
    ]);
    const changes = changesBetween(earlier, present);
    const { fails, lines } = verdict(changes, earlier.info.version, present.info.version);
    for (const line of lines) console.log(line);
    return fails ? 1 : 0;
  }),
);
