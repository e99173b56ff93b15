/**
 * `npm run conformance -- --target https://host/api/v1 --account email:password`: tests a host against the
 * contract, operation by operation. Exits with 1 if the host departs from it, with 2 if the arguments are
 * wrong. `npm run fuzz:mock` is its other mode: as many requests as possible, drawn from the same recipes and schemas, to
 * a mock in a process of its own.
 */
import { writeFileSync } from 'node:fs';
import { htmlOf } from './conformance/checks/html.ts';
import { readApi } from './conformance/operations.ts';
import { chosen, readOptions, usage } from './conformance/options.ts';
import { junitOf } from './conformance/report/junit.ts';
import { textOf } from './conformance/report/report.ts';
import { conformance } from './conformance/start.ts';
import { readContract } from './contract/document.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { count } from './support/table.ts';

await runScript(async () => {
  const args = process.argv.slice(2);
  if (args[0] === '--fuzz') {
    const { fuzzMock } = await import('./conformance/fuzz/main.ts');
    return fuzzMock(args.slice(1));
  }
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args, process.env);
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  const api = readApi(readContract());
  const operations = chosen(api, options);
  console.log(
    `${count(operations.length, 'operation')} of ${options.target}, seed ${options.seed}`,
  );
  let done = 0;
  const progress = ({ id }: { id: string }) => {
    done += 1;
    console.log(`${String(done).padStart(3)}/${operations.length}  ${id}`);
  };
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const report = await conformance(api, operations, options, { progress, signal: stop.signal });
  console.log(`\n${textOf(report)}`);
  if (options.junit) writeFileSync(options.junit, junitOf(report));
  if (options.html) writeFileSync(options.html, htmlOf(report));
  return report.fails ? 1 : 0;
});
