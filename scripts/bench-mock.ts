/**
 * `npm run bench:mock`: how many times as often as plain `prism mock` the mock answers a second, for a read that counts
 * much and a small write. Both serve the same bundled contract, and then one of 500 operations. Then 2,000 streams of
 * events are open, and at last writes are measured with little and with much data. It fails where the mock is not fast
 * enough.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMock, startPrism } from './bench/contenders.ts';
import { enlarged, operationsOf } from './bench/enlarge.ts';
import { figuresOf, type Rounds, shareOf, shortfalls, slowdowns, times } from './bench/figures.ts';
import { CONNECTIONS } from './bench/load.ts';
import { type Call, measureRounds, ROUNDS } from './bench/rounds.ts';
import {
  MAX_FAN_OUT_MS,
  MIN_STREAM_SHARE,
  measureStreams,
  STREAMS,
  type StreamFigures,
} from './bench/streams.ts';
import { MAX_GROWTH, measureWrites, SIZES, type WriteFigure } from './bench/writes.ts';
import { readApi } from './conformance/operations.ts';
import { bundleFile, readContract } from './contract/document.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { type Cores, stayOn, twoCores } from './support/cores.ts';
import { withTempFolder } from './support/files.ts';
import { portFrom, requireFreePort } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { table } from './support/table.ts';

const MANY = 500;

await runScript(async () => {
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  const first = portFrom('BENCH_PORT', 4180);
  const ports = { mock: first, prism: first + 1, largeMock: first + 2, largePrism: first + 3 };
  for (const port of Object.values(ports)) await requireFreePort(port, 'BENCH_PORT');

  const contract = readContract();
  const api = readApi(contract);
  const calls: Call[] = [
    { name: 'stats', operation: api.find('getProjectStats') },
    { name: 'make-public', operation: api.find('makeScanPublic') },
  ];
  const cores = twoCores();
  if (cores) stayOn(cores.load);
  const { rounds, streams } = await withTempFolder(async (folder) => {
    const large = join(folder, 'large.json');
    writeFileSync(large, JSON.stringify(enlarged(contract, MANY)));
    const core = cores?.server ?? null;
    const servers = {
      mock: startMock({ port: ports.mock, contract: bundleFile, core }, folder),
      prism: startPrism({ port: ports.prism, contract: bundleFile, core }),
      largeMock: startMock({ port: ports.largeMock, contract: large, core }, folder),
      largePrism: startPrism({ port: ports.largePrism, contract: large, core }),
    };
    try {
      const rounds = await measureRounds(servers, calls);
      // Alone, because the other servers need the connections of the machine, too.
      return { rounds, streams: await measureStreams(servers.mock) };
    } finally {
      await Promise.all(Object.values(servers).map(({ process }) => process.stop()));
    }
  });
  const isFast = report(calls, rounds, operationsOf(contract), cores);
  const isFlat = reportWrites(await withTempFolder(measureWrites));
  return reportStreams(streams) && isFast && isFlat ? 0 : 1;
});

/** @returns whether the cost of writes does not grow with the data */
function reportWrites(figures: readonly WriteFigure[]): boolean {
  const [little, much] = SIZES.map((size) => `${size.toLocaleString('en-US')} records, ms`);
  const rows = figures.map(({ name, cost: [few, many] }) => [
    ...[name, few.toFixed(2), many.toFixed(2)],
    times(many / few),
  ]);
  console.log(`
Cost of a write, median, in process
${table(['Write', String(little), String(much), 'Growth'], rows)}`);
  const grown = figures.filter(({ cost: [few, many] }) => many > MAX_GROWTH * few);
  for (const { name } of grown) console.log(`To ${name} costs more with more data.`);
  return grown.length === 0;
}

/** @returns whether the mock bears the streams */
function reportStreams({ without, with: held, fanOut }: StreamFigures): boolean {
  const share = held / without;
  console.log(`
${STREAMS} open streams of events: ${held} requests per second in place of ${without} (${Math.round(share * 100)} %)
From a change until all of them have its event: ${Math.round(fanOut)} ms`);
  const isSlow = share < MIN_STREAM_SHARE;
  const isLate = fanOut > MAX_FAN_OUT_MS;
  if (isSlow) console.log(`Streams slow down calls to less than ${MIN_STREAM_SHARE * 100} %.`);
  if (isLate) console.log(`Events take more than ${MAX_FAN_OUT_MS} ms.`);
  return !isSlow && !isLate;
}

function report(
  calls: readonly Call[],
  rounds: readonly Rounds[],
  operations: number,
  cores: Cores | null,
): boolean {
  const figures = rounds.map((each, i) => ({ name: calls[i]?.name ?? '', ...figuresOf(each) }));
  const rows = figures.flatMap(({ name, perSecond: n, ratio, largeRatio }) => [
    [name, String(operations), String(n.mock), String(n.prism), times(ratio)],
    [name, String(MANY), String(n.largeMock), String(n.largePrism), times(largeRatio)],
  ]);
  const where = cores
    ? `servers on core ${cores.server}, load on core ${cores.load}`
    : 'not bound to cores, which this machine cannot do: the ratios are less exact';
  const share = shareOf(rounds);
  console.log(`Requests per second, ${CONNECTIONS} connections, median of ${ROUNDS} rounds in turn; ${where}
${table(['Call', 'Operations', 'Mock server', 'Plain Prism', 'Ratio'], rows)}

With ${MANY} operations the mock server does ${Math.round(share * 100)} % of its requests per second.`);
  const missed = [...figures.flatMap((each) => shortfalls(each.name, each)), ...slowdowns(share)];
  for (const sentence of missed) console.log(sentence);
  // Last, and in this form, for programs to read.
  for (const { name, ratio } of figures) console.log(`${name} ${times(ratio)}`);
  return missed.length === 0;
}
