/**
 * `npm run contract`: lints and bundles openapi/, generates code from it and checks the catalog. With
 * `--check` it changes no committed file and fails if one is out of date.
 */
import { bringUpToDate, checkUpToDate } from './contract/pipeline.ts';
import { runScript } from './support/refusal.ts';

await runScript(async () => {
  const findings = process.argv.includes('--check')
    ? await checkUpToDate()
    : await bringUpToDate((sentence) => console.log(sentence));
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) return 1;
  console.log('The contract is valid, and all generated files are up to date.');
  return 0;
});
