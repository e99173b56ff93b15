import { readContract } from '../../contract/document.ts';
import { ensureBundle } from '../../contract/pipeline.ts';
import { Refusal } from '../../support/refusal.ts';
import { readApi } from '../operations.ts';
import type { Memory } from './host.ts';
import { readOptions, usage } from './options.ts';
import { megabytes, memoryReport, outcomeReport, shownExchange } from './report.ts';
import { fuzz, repeat } from './run.ts';
import { startMock } from './server.ts';
import { Testbed, tenants } from './testbed.ts';
import { overHttp } from './wire.ts';

const PARALLEL = 12;
const ROUNDS = 10;

/**
 * Sends generated requests to the mock server.
 * @returns 1 if the mock fails, contradicts the contract or itself, or leaks memory
 */
export async function fuzzMock(args: readonly string[]): Promise<number> {
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
}
