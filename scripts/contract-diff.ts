/**
 * `npm run contract:diff -- v1.2.0`: lists the changes of the contract since a git ref or a file. Exits with
 * 1 if there is a breaking change without the version that it needs, with 2 if the arguments are wrong.
 */
import { changesBetween } from './contract/diff/changes.ts';
import { earlierContract, presentContract } from './contract/diff/earlier.ts';
import { verdict } from './contract/diff/verdict.ts';
import { withTempFolder } from './support/files.ts';
import { Refusal, runScript } from './support/refusal.ts';

const usage = `npm run contract:diff -- <git-ref|file>

  v1.2.0, HEAD~5, main   the contract at a tag, a commit or a branch
  path/openapi.yaml      the contract in a file, as YAML or JSON, bundled or not

Lists the breaking, additive and harmless changes of the current contract. Exits with 1 if there is a
breaking change and info.version has no new major version (below 1.0.0: no new minor version), with 2 if
there is nothing to compare with.`;

await runScript(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === '--help') {
    console.log(usage);
    return 0;
  }
  if (!name || name.startsWith('-') || more.length > 0) {
    throw new Refusal('Say what to compare with: npm run contract:diff -- <git-ref|file>', 2);
  }
  return withTempFolder(async (folder) => {
    const [earlier, present] = await Promise.all([
      earlierContract(name, folder),
      presentContract(folder),
    ]);
    const changes = changesBetween(earlier, present);
    const { fails, lines } = verdict(changes, earlier.info.version, present.info.version);
    for (const line of lines) console.log(line);
    return fails ? 1 : 0;
  });
});
