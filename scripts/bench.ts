/**
 * `npm run bench`: measures the size and the paint times of the first pages, compared with a bare form that uses the
 * same libraries, and the speed of a list of 10,000 records, of a log of 100,000 entries, of a PDF of 300 pages and of
 * the viewers. `npm run bench -- pages` runs one part; the others are `viewers`, `documents`, `plans` (sheets of half a
 * gigabyte), `live`, `messages`, `budget` and `list`. `npm run bench:mock` measures the mock server.
 */
import { join } from 'node:path';
import { buildBareForm } from './bench/bareForm.ts';
import { LINES, measureBudget, PASTED } from './bench/budget.ts';
import { reportDocuments } from './bench/documents.ts';
import { type Host, startHost } from './bench/host.ts';
import {
  LIST_ROWS,
  type ListMeasured,
  LOG_ENTRIES,
  measureList,
  measureLog,
} from './bench/list.ts';
import { EVENTS, measureLive, SECONDS } from './bench/live.ts';
import { MESSAGES, measureMessages } from './bench/messages.ts';
import type { Page } from './bench/pages.ts';
import { reportPages } from './bench/pagesReport.ts';
import { reportPlans } from './bench/plansReport.ts';
import { framesInWords, report } from './bench/report.ts';
import { type Session, signIn } from './bench/session.ts';
import { reportViewers } from './bench/viewersReport.ts';
import { builds, ensureBuild } from './build.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { cache, inRoot } from './support/paths.ts';
import { host, portFrom, requireFreePort } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { ServerProcess } from './support/server.ts';

const port = portFrom('BENCH_PORT', 4180);
const mockAddress = `http://${host}:${port}`;

const parts = ['pages', 'viewers', 'documents', 'plans', 'live', 'messages', 'budget', 'list'];
const clouds = join(cache, 'bench-clouds');

await runScript(async () => {
  const unknown = process.argv.slice(2).find((part) => !parts.includes(part));
  if (unknown) {
    throw new Refusal(
      `There is no part ${unknown}: try ${parts.join(' or ')}, or npm run bench:mock.`,
    );
  }
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
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
    const isSelected = (part: string) => process.argv.length < 3 || process.argv.includes(part, 2);
    let within = true;
    if (isSelected('pages')) {
      const bare = await startHost(await buildBareForm(), port);
      within = await reportPages(bare, pagesFor(web, session));
    }
    if (isSelected('viewers')) {
      const storage = { 'auth-storage': storedSession(session.data) };
      within = (await reportViewers({ web, mockAddress, clouds, session, storage })) && within;
    }
    if (isSelected('documents')) {
      const storage = { 'auth-storage': storedSession(session.data) };
      within = (await reportDocuments({ web, mockAddress, session, storage })) && within;
    }
    if (isSelected('plans')) {
      const storage = { 'auth-storage': storedSession(session.data) };
      const folder = join(cache, 'bench-sets');
      within = (await reportPlans({ web, mockAddress, folder, session, storage })) && within;
    }
    if (isSelected('live')) within = (await reportLive(web.address, session)) && within;
    if (isSelected('messages')) within = (await reportMessages(web.address, session)) && within;
    if (isSelected('budget')) within = (await reportBudget(web.address, session)) && within;
    // Last, because so many rows slow down the other answers of the mock.
    if (isSelected('list')) within = (await reportList(web.address, session)) && within;
    return within ? 0 : 1;
  } finally {
    web.close();
    await mock.stop();
  }
});

/** The app stores it in this form. */
function storedSession(data: Session['data']): string {
  return JSON.stringify({ state: data, version: 0 });
}

function pagesFor(web: Host, { data, projectId }: Session): Page[] {
  return [
    { name: 'Sign-in page', host: web, path: '/login/', limit: 150_000, storage: {} },
    {
      name: 'Dashboard, signed in',
      host: web,
      path: `/dashboard/?project=${projectId}`,
      limit: 200_000,
      storage: { 'auth-storage': storedSession(data) },
    },
  ];
}

async function reportLive(address: string, { data, projectId }: Session): Promise<boolean> {
  const page = `${address}/dashboard/punch-items?project=${projectId}&status=all`;
  const storage = { 'auth-storage': storedSession(data) };
  const live = await measureLive({ page, mockAddress, projectId, storage });
  const isWithin = report(`${EVENTS} live updates in ${SECONDS} seconds`, [
    { what: 'From a change to the painted row', value: live.latency, limit: 2_000, unit: 'ms' },
    { what: 'Longest frame, beyond those at rest', value: live.longest, limit: 50, unit: 'ms' },
    { what: 'Reads of the list', value: live.reads, limit: 40, unit: '' },
  ]);
  console.log(`  ${framesInWords(live.frames)}; idle: ${framesInWords(live.rest)}`);
  return isWithin;
}

async function reportMessages(address: string, { data, projectId }: Session): Promise<boolean> {
  await grow({ messages: MESSAGES });
  const page = `${address}/dashboard/messages?project=${projectId}`;
  const storage = { 'auth-storage': storedSession(data) };
  const { open, jump, frames } = await measureMessages(page, 'Deliveries', storage);
  const isWithin = report(`A thread of ${MESSAGES} messages`, [
    { what: 'Opened to the painted unread line', value: open, limit: 300, unit: 'ms' },
    { what: 'Farthest jump while scrolling up', value: jump.up, limit: 1, unit: 'px' },
    { what: 'Farthest jump while scrolling down', value: jump.down, limit: 1, unit: 'px' },
  ]);
  console.log(`  Scrolling: ${framesInWords(frames)}`);
  return isWithin;
}

async function reportBudget(address: string, { data, projectId }: Session): Promise<boolean> {
  await grow({ budgetLines: LINES });
  const page = `${address}/dashboard/budget?project=${projectId}`;
  const budget = await measureBudget(page, { 'auth-storage': storedSession(data) });
  const { paste } = budget;
  const isWithin = report(`A budget of ${LINES} lines`, [
    { what: 'Opened to painted lines', value: budget.open, limit: 1_500, unit: 'ms' },
    { what: 'Sorted to painted lines', value: budget.sort, limit: 300, unit: 'ms' },
    { what: 'Grouped to painted lines', value: budget.group, limit: 300, unit: 'ms' },
    { what: 'Enter to the painted cell', value: budget.edit, limit: 100, unit: 'ms' },
    { what: `${PASTED} cells pasted to painted`, value: paste.shown, limit: 300, unit: 'ms' },
    { what: `${PASTED} cells pasted to saved`, value: paste.saved, limit: 5_000, unit: 'ms' },
  ]);
  console.log(`  Scrolling: ${framesInWords(budget.frames)}`);
  return isWithin;
}

async function reportList(address: string, session: Session): Promise<boolean> {
  const isListWithin = await reportPunchItems(address, session);
  return (await reportLog(address, session)) && isListWithin;
}

/** Enlarges what the mock has. */
async function grow(what: Record<string, number>): Promise<void> {
  const seeded = await fetch(`${mockAddress}/__mock/seed`, {
    method: 'POST',
    body: JSON.stringify(what),
  });
  if (!seeded.ok) throw new Error(`The mock server could not create ${JSON.stringify(what)}.`);
}

async function reportPunchItems(address: string, { data, projectId }: Session): Promise<boolean> {
  await grow({ punchItems: LIST_ROWS });
  const page = `${address}/dashboard/punch-items?project=${projectId}&status=all`;
  const list = await measureList(page, { 'auth-storage': storedSession(data) });
  const isWithin = report(`The list of ${LIST_ROWS} punch items`, listFigures(list));
  const { rest, frames, scrolledRows } = list;
  console.log(
    `  Scrolling: ${framesInWords(frames)}, ${scrolledRows} rows in 3 s; idle: ${framesInWords(rest)}`,
  );
  return isWithin;
}

async function reportLog(address: string, { data }: Session): Promise<boolean> {
  await grow({ activityEntries: LOG_ENTRIES });
  const page = `${address}/settings/activity-logs`;
  const log = await measureLog(page, { 'auth-storage': storedSession(data) });
  const isWithin = report(`The activity log of ${LOG_ENTRIES} entries`, [
    { what: 'Opened to painted entries', value: log.open, limit: 3_000, unit: 'ms' },
    { what: 'Filtered to painted entries', value: log.filter, limit: 1_000, unit: 'ms' },
    { what: 'Scrolling: main thread per frame', value: log.work, limit: 25, unit: 'ms' },
  ]);
  console.log(`  Scrolling: ${framesInWords(log.frames)}, ${log.scrolledRows} rows in 3 s`);
  return isWithin;
}

function listFigures({ search, work, heap, create }: ListMeasured) {
  const megabytes = (bytes: number) => bytes / 1_000_000;
  return [
    { what: 'Search: last key to painted rows', value: search, limit: 700, unit: 'ms' },
    // The number of long frames depends on the machine and its load, so it is printed without a limit.
    { what: 'Scrolling: main thread per frame', value: work, limit: 25, unit: 'ms' },
    { what: 'Heap with the first rows', value: megabytes(heap.first), limit: 40, unit: 'MB' },
    { what: 'Heap with all rows', value: megabytes(heap.all), limit: 100, unit: 'MB' },
    { what: 'Created to painted, first rows', value: create.first, limit: 1_000, unit: 'ms' },
    { what: 'Created to painted, all rows', value: create.all, limit: 1_500, unit: 'ms' },
  ];
}
