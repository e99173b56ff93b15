/**
 * `npm run contract:proxy -- --target https://host/api/v1`: proxies between browser and host and reports
 * where the traffic departs from the contract. Exits with 1 on departures, with 2 if the arguments are wrong.
 */
import { writeFileSync } from 'node:fs';
import { readApi } from './conformance/operations.ts';
import { readContract } from './contract/document.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { readOptions, usage } from './proxy/options.ts';
import { htmlOf, reportOf, textOf } from './proxy/report.ts';
import { connectionErrorOf, createProxy } from './proxy/server.ts';
import { host, requireFreePort } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { stopSignal } from './support/stop.ts';

await runScript(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const { base, port, report: file } = readOptions(args);
  await requireFreePort(port, '--port');
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  const api = readApi(readContract());
  const proxy = createProxy(api, { base, say: (line) => console.log(line) });
  await proxy.listen(port);
  const target = base.href.slice(0, -1);
  console.log(`http://${host}:${port}${base.pathname.slice(0, -1)} forwards everything to ${target}.
Each departure from version ${api.contract.info.version} of the contract is printed here; Ctrl-C prints a summary.\n`);
  const silence = await connectionErrorOf(base);
  if (silence) console.log(`${base.origin} does not answer yet: ${silence}.`);
  await stopSignal();
  await proxy.close();
  const report = reportOf(api, proxy.journal, target);
  console.log(`\n${textOf(report)}`);
  if (file)
    writeFileSync(file, file.endsWith('.html') ? htmlOf(report) : JSON.stringify(report, null, 2));
  return report.departures.length > 0 ? 1 : 0;
});
