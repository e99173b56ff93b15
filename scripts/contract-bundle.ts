/** `npm run contract:bundle`: lints the contract and writes it as one self-contained file. */
import { relative } from 'node:path';
import { bundleFile, readContract, yamlFile } from './contract/document.ts';
import { lintAndBundle } from './contract/pipeline.ts';
import { root } from './support/paths.ts';
import { runScript } from './support/refusal.ts';

await runScript(async () => {
  const findings = await lintAndBundle();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) return 1;
  const files = [bundleFile, yamlFile].map((file) => relative(root, file)).join(' and ');
  console.log(`Version ${readContract().info.version} of the contract is in ${files}.`);
  return 0;
});
