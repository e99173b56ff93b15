/** `npm run contract:docs`: builds the contract pages, which the mock server serves at /docs. */
import { relative } from 'node:path';
import { docsFolder, ensureDocs } from './docs/build.ts';
import { root } from './support/paths.ts';
import { runScript } from './support/refusal.ts';

await runScript(async () => {
  const findings = await ensureDocs();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) return 1;
  console.log(`The pages about the contract are in ${relative(root, docsFolder)}.`);
  return 0;
});
