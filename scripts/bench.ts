/**
 * `npm run bench`: what the first pages weigh, when they show, how a list of 10,000 and the viewers of
 * point clouds and of models do.
 * `npm run bench -- list` is one part alone. How fast the mock answers is `npm run bench:mock`.
 */
import { join } from 'node:path';
import { type Host, startHost } from './bench/host.ts';
import { LIST_ROWS, type ListMeasured, measureList } from './bench/list.ts';
import { type InUse, type ModelMeasured, measureModels } from './bench/models.ts';
import { type Measured, measurePages, type Page } from './bench/pages.ts';
import { type Session, signIn } from './bench/session.ts';
import { CLOUD_POINTS, ensureCloud, measureViewer } from './bench/viewers.ts';
import { builds, ensureBuild } from './build.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { cache, inRoot } from './support/paths.ts';
import { host, portFrom, requireFreePort } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { ServerProcess } from './support/server.ts';
import { table } from './support/table.ts';

const port = portFrom('BENCH_PORT', 4180);
const mockAddress = `http://${host}:${port}`;

const parts = ['pages', 'viewers', 'models', 'list'];
const clouds = join(cache, 'bench-clouds');

await runScript(async () => {
  const unknown = process.argv.slice(2).find((part) => !parts.includes(part));
  if (unknown) {
    throw new Refusal(
      `There is no part ${unknown}: try ${parts.join(' or ')}, or npm run bench:mock.`,
    );
  }
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is broken: ${broken}`);
  const failure = await ensureBuild('app');
  if (failure) throw new Refusal(failure);
  await requireFreePort(port, 'BENCH_PORT');

  const mock = new ServerProcess({
    name: 'The mock server',
    args: [inRoot('mock-server', 'main.ts')],
    env: { MOCK_PORT: String(port), MOCK_SNAPSHOT: 'off', MOCK_CLOUDS: clouds },
    url: `${mockAddress}/__mock/operations`,
  });
  const web = await startHost(inRoot(builds.app.folder), port);
  try {
    await mock.answers();
    const session = await signIn(mockAddress);
    const wanted = (part: string) => process.argv.length < 3 || process.argv.includes(part, 2);
    let within = true;
    if (wanted('pages')) {
      const pages = pagesFor(session);
      const measured = await measurePages(web, pages);
      reportPages(pages, measured);
      within = pages.every(({ limit }, i) => (measured[i]?.codeBytes ?? 0) <= limit);
    }
    if (wanted('viewers')) within = (await reportViewer(web, session)) && within;
    if (wanted('models')) within = (await reportModels(web, session)) && within;
    // Last: so many rows make the mock's other answers slower.
    if (wanted('list')) within = (await reportList(web.address, session)) && within;
    return within ? 0 : 1;
  } finally {
    web.close();
    await mock.stop();
  }
});

/** As the app keeps it. */
function storedSession(data: Session['data']): string {
  return JSON.stringify({ state: data, version: 0 });
}

function pagesFor({ data, projectId }: Session): Page[] {
  return [
    { name: 'Sign-in page', path: '/login/', limit: 160_000, storage: {} },
    {
      name: 'Dashboard, signed in',
      path: `/dashboard/?project=${projectId}`,
      limit: 215_000,
      storage: { 'auth-storage': storedSession(data) },
    },
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function reportPages(pages: readonly Page[], measured: readonly Measured[]): void {
  for (const [i, { name, limit }] of pages.entries()) {
    const page = measured[i];
    if (!page) continue;
    const { code, codeBytes, otherBytes, firstPaint, largestPaint } = page;
    const verdict = codeBytes <= limit ? 'within' : 'ABOVE';
    console.log(`
${name}: ${kilobytes(codeBytes)} of JavaScript and CSS (gzip), ${verdict} the limit of ${kilobytes(limit)}
${table(
  ['File', 'Gzip'],
  code.map(({ path, bytes }) => [path, kilobytes(bytes)]),
)}
  Besides, of page, fonts and pictures: ${kilobytes(otherBytes)}
  4x slower CPU, 1.6 Mbit/s, 150 ms, empty cache, median of 3: first paint ${seconds(firstPaint)}, largest ${seconds(largestPaint)}`);
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

async function reportList(address: string, { data, projectId }: Session): Promise<boolean> {
  const seeded = await fetch(`${mockAddress}/__mock/seed`, {
    method: 'POST',
    body: JSON.stringify({ punchItems: LIST_ROWS }),
  });
  if (!seeded.ok) throw new Error(`The mock server made no ${LIST_ROWS} punch items.`);
  const page = `${address}/dashboard/punch-items?project=${projectId}`;
  const list = await measureList(page, { 'auth-storage': storedSession(data) });
  const rows = listFigures(list);
  console.log(
    `\nThe list of ${LIST_ROWS} punch items\n${table(
      ['', 'Measured', 'Limit', ''],
      rows.map(({ what, value, limit, unit }) => [
        what,
        `${value.toFixed(0)} ${unit}`,
        `${limit} ${unit}`,
        value <= limit ? 'within' : 'ABOVE',
      ]),
    )}`,
  );
  const { rest, frames, scrolledRows } = list;
  console.log(
    `  Scrolling: ${framesInWords(frames)}, while ${scrolledRows} rows went by in 3 s; at rest: ${framesInWords(rest)}`,
  );
  return rows.every(({ value, limit }) => value <= limit);
}

async function reportViewer(web: Host, { data, projectId }: Session): Promise<boolean> {
  await ensureCloud(clouds);
  const measured = await measureViewer(web, projectId, { 'auth-storage': storedSession(data) });
  const { code, firstPoints, allPoints, points, framesPerSecond, memory } = measured;
  const growth = memory.last / memory.first - 1;
  const total = code.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`
The viewer of point clouds, ${CLOUD_POINTS} points, drawn by the processor
${table(
  ['File that it loads', 'Gzip'],
  [...code.map(({ path, bytes }) => [path, kilobytes(bytes)]), ['All', kilobytes(total)]],
)}
  First points ${seconds(firstPoints)} after the click, all ${points} after ${seconds(allPoints)}; ${framesPerSecond.toFixed(1)} frames a second while it turns
  In use when it was closed for the first time ${kilobytes(memory.first)}, for the 20th ${kilobytes(memory.last)}: ${(growth * 100).toFixed(1)} %, ${growth <= 0.1 ? 'within' : 'ABOVE'} the limit of 10 %`);
  return growth <= 0.1;
}

async function reportModels(web: Host, { data, projectId }: Session): Promise<boolean> {
  const measured = await measureModels(web, projectId, { 'auth-storage': storedSession(data) });
  for (const { format, used } of measured) {
    console.log(`
What is in use when the viewer of models (${format}) has been closed
${table(['', 'First', `${used.length}th`, ''], growthOf(used))}`);
  }
  return measured.every(({ used }) =>
    growthOf(used).every(([, , , verdict]) => verdict === 'within'),
  );
}

/** Each figure with its growth, of which ten per cent are permitted. */
function growthOf(used: ModelMeasured['used']): string[][] {
  const [first, last] = [used[0], used.at(-1)];
  if (!first || !last) return [];
  return (Object.keys(first) as (keyof InUse)[]).map((what) => [
    what,
    what === 'heap' ? kilobytes(first[what]) : String(first[what]),
    what === 'heap' ? kilobytes(last[what]) : String(last[what]),
    last[what] <= first[what] * 1.1 ? 'within' : 'ABOVE',
  ]);
}

function framesInWords({ all, long, longest }: ListMeasured['frames']): string {
  return `${all} frames, ${long} of them long, the longest ${longest.toFixed(0)} ms`;
}

function listFigures({ search, work, heap, create }: ListMeasured) {
  const megabytes = (bytes: number) => bytes / 1_000_000;
  return [
    { what: 'Search: last key to painted rows', value: search, limit: 700, unit: 'ms' },
    // How many frames come late depends on the machine and what else it does: it is told, and has no limit.
    { what: 'Scrolling: main thread per frame', value: work, limit: 25, unit: 'ms' },
    { what: 'Heap with the first rows', value: megabytes(heap.first), limit: 40, unit: 'MB' },
    { what: 'Heap with all rows', value: megabytes(heap.all), limit: 100, unit: 'MB' },
    { what: 'Created to painted, first rows', value: create.first, limit: 1_000, unit: 'ms' },
    { what: 'Created to painted, all rows', value: create.all, limit: 1_500, unit: 'ms' },
  ];
}
