/**
 * `npm run fuzz:mock -- --requests 100000 --seed 42`: sends generated requests to the mock server. Exits with
 * 1 if the mock fails, contradicts the contract or itself, or leaks memory.
 */

import { readApi } from './conformance/operations.ts';
import { readContract } from './contract/document.ts';
import { ensureBundle } from './contract/pipeline.ts';
import type { Memory } from './fuzz/host.ts';
import { readOptions, usage } from './fuzz/options.ts';
import { megabytes, memoryReport, outcomeReport, shownExchange } from './fuzz/report.ts';
import { fuzz, repeat } from './fuzz/run.ts';
import { startMock } from './fuzz/server.ts';
import { Testbed, tenants } from './fuzz/testbed.ts';
import { overHttp } from './fuzz/wire.ts';
import { Refusal, runScript } from './support/refusal.ts';

const PARALLEL = 12;
const ROUNDS = 10;

await runScript(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const { seed, requests, only } = readOptions(args);
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  const mock = startMock();
  const port = await mock.ask('port');
  const sendWire = overHttp(port, PARALLEL);
  const api = readApi(readContract());
  const testbed = new Testbed(api, `http://127.0.0.1:${port}`, { fetch, sendWire });
  try {
    if (only !== null) {
      const exchange = await repeat(testbed, { seed, only });
      console.log(exchange ? shownExchange(exchange) : 'The session ends before this request.');
      return exchange?.faults.length === 0 ? 0 : 1;
    }
    console.log(`${requests} requests to the mock server, seed ${seed}`);
    const began = performance.now();
    const memory: Memory[] = [];
    const outcome = await fuzz(
      testbed,
      { seed, requests, parallel: PARALLEL, rounds: ROUNDS },
      {
        faults: () => mock.ask('faults', tenants),
        roundEnded: async (_, sent) => {
          const now = await mock.ask('memory');
          memory.push(now);
          const seconds = ((performance.now() - began) / 1000).toFixed(0);
          const held = `${megabytes(now.held)} MB held, ${megabytes(now.resident)} MB resident`;
          console.log(`${String(sent).padStart(7)} sent, ${seconds} s, ${held}`);
        },
      },
    );
    if (mock.crash) outcome.inconsistent.push(mock.crash);
    const seconds = (performance.now() - began) / 1000;
    const [text, isConsistent] = outcomeReport(outcome, seed, seconds);
    const [memoryText, isReleased] = memoryReport(memory, ROUNDS);
    console.log(`\n${text}\n${memoryText}`);
    return isConsistent && isReleased ? 0 : 1;
  } finally {
    sendWire.close();
    await mock.stop();
  }
});
