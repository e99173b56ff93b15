/** `npm run contract:show -- updateRfi`: prints an operation whole, with the failures that its source does not repeat. */
import { stringify } from 'yaml';
import { callsOf, readContract } from './contract/document.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const findings = await ensureBundle();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) return 1;
  const contract = readContract();
  const [wanted = ''] = process.argv.slice(2);
  const call = callsOf(contract).find(({ name }) => name === wanted);
  if (!call) {
    throw new Refusal(
      `The contract has no operation "${wanted}". Name one, such as: npm run contract:show -- getRfi`,
    );
  }
  const { path, method, operation } = call;
  const { parameters } = contract.paths[path] ?? {};
  const shown = { [path]: { ...(parameters ? { parameters } : {}), [method]: operation } };
  console.log(stringify(shown, { aliasDuplicateObjects: false, lineWidth: 0 }));
  return 0;
});
