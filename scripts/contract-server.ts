/** `npm run contract:server -- --out folder`: writes a host in which each operation answers 501. */
import { parseArgs } from 'node:util';
import { ensureBundle } from './contract/pipeline.ts';
import { writeSkeleton } from './server/skeleton.ts';
import { fromHere } from './support/files.ts';
import { Refusal, runScript } from './support/refusal.ts';

const usage = `npm run contract:server -- --out folder

  --out folder      a new folder for the host

Writes a small host from the contract: Fastify, TypeScript without a build. Its README.md says how to go on.`;

await runScript(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (!values.out) throw new Refusal(`--out is missing: a new folder.\n\n${usage}`, 2);
  const findings = await ensureBundle();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) return 1;
  const folder = fromHere(values.out);
  writeSkeleton(folder);
  console.log(`The host is in ${folder}. Next: cd ${values.out} && npm install && npm start`);
  return 0;
});
