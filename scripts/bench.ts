/**
 * `npm run bench`: measures the size and the paint times of the first pages, compared with a bare form that uses the
 * same libraries, and the speed of a list of 10,000 records, of a log of 100,000 entries, of a PDF of 300 pages and of
 * the viewers. `npm run bench -- pages` runs one part; the others are `viewers`, `documents`, `plans` (sheets of half a
 * gigabyte), `live`, `messages`, `budget` and `list`. Only on demand, `mock` compares the mock with plain Prism
 * (`npm run bench:mock`), `readers` has 200 people read from it, and `soak` measures the memory of both servers during 20 minutes of use (`--minutes 2` for
 * fewer). `all` runs everything.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
import { reportMock } from './bench/mockReport.ts';
import type { Page } from './bench/pages.ts';
import { reportPages } from './bench/pagesReport.ts';
import { reportPlans } from './bench/plansReport.ts';
import { reportReaders } from './bench/readers.ts';
import { framesInWords, inPart, report, summary } from './bench/report.ts';
import { type Session, signIn } from './bench/session.ts';
import { reportSoak } from './bench/soak.ts';
import { reportViewers } from './bench/viewersReport.ts';
import { builds, ensureBuild } from './build.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { cache, inRoot } from './support/paths.ts';
import { host, portFrom, requireFreePort } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { ServerProcess } from './support/server.ts';

const port = portFrom('BENCH_PORT', 4180);
const mockAddress = `http://${host}:${port}`;

/** Code that comes in idle time, in bytes: toasts, and the bell with live updates. The next click may need it. */
const TOASTS = 25_000;
const SHELL = 25_000;
const clouds = join(cache, 'bench-clouds');
const sets = join(cache, 'bench-sets');

interface Setting {
  web: Host;
  mockAddress: string;
  session: Session;
  storage: Record<string, string>;
}

/** The parts that share a mock and the build, in the order in which they run. */
const shared: Readonly<Record<string, (setting: Setting) => Promise<boolean>>> = {
  pages: async (setting) =>
    reportPages(await startHost(await buildBareForm(), port), pagesFor(setting)),
  viewers: (setting) => reportViewers({ ...setting, clouds }),
  documents: reportDocuments,
  plans: (setting) => reportPlans({ ...setting, folder: sets }),
  live: reportLive,
  messages: reportMessages,
  budget: reportBudget,
  // Last, because so many rows slow down the other answers of the mock.
  list: reportList,
};
/** The parts with servers of their own. They take long, so they run only if they are asked for. */
const alone: Readonly<Record<string, () => Promise<boolean>>> = {
  mock: reportMock,
  readers: () => reportReaders(port),
  soak: () => reportSoak(port, minutes),
};
const ALL = 'all';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '20' } },
});
const minutes = Number(values.minutes);

await runScript(async () => {
  const wanted = partsOf(positionals);
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  await requireFreePort(port, 'BENCH_PORT');
  let within = true;
  const begin = async (name: string, measure: () => Promise<boolean>) => {
    within = (await inPart(name, measure)) && within;
  };
  const together = Object.entries(shared).filter(([name]) => wanted.includes(name));
  if (together.length > 0) {
    await withServers(async (setting) => {
      for (const [name, measure] of together) await begin(name, () => measure(setting));
    });
  }
  for (const [name, measure] of Object.entries(alone)) {
    if (wanted.includes(name)) await begin(name, measure);
  }
  console.log(`\n${summary()}`);
  return within ? 0 : 1;
});

/** @throws Refusal for a part that does not exist, or another time than minutes */
function partsOf(names: readonly string[]): readonly string[] {
  if (!(minutes > 0)) throw new Refusal(`--minutes is a number above 0, not "${values.minutes}".`);
  const every = [...Object.keys(shared), ...Object.keys(alone)];
  const unknown = names.find((name) => name !== ALL && !every.includes(name));
  if (unknown)
    throw new Refusal(`There is no part ${unknown}: try ${[...every, ALL].join(' or ')}.`);
  if (names.includes(ALL)) return every;
  return names.length > 0 ? names : Object.keys(shared);
}

/** Runs a mock and the build behind a web server, with somebody who is signed in. */
async function withServers(measure: (setting: Setting) => Promise<void>): Promise<void> {
  const failure = await ensureBuild('app');
  if (failure) throw new Refusal(failure);
  const mock = new ServerProcess({
    name: 'The mock server',
    args: [inRoot('mock-server', 'main.ts')],
    env: {
      MOCK_PORT: String(port),
      MOCK_DATABASE: 'off',
      MOCK_CLOUDS: clouds,
      // All parts together take longer than a token usually lives.
      MOCK_ACCESS_TOKEN_SECONDS: String(24 * 60 * 60),
    },
    url: `${mockAddress}/__mock/operations`,
  });
  const web = await startHost(inRoot(builds.app.folder), port);
  try {
    await mock.answers();
    const session = await signIn(mockAddress);
    const storage = { 'auth-storage': storedSession(session.data) };
    await measure({ web, mockAddress, session, storage });
  } finally {
    web.close();
    await mock.stop();
  }
}

/** The app stores it in this form. */
function storedSession(data: Session['data']): string {
  return JSON.stringify({ state: data, version: 0 });
}

function pagesFor({ web, storage, session: { projectId } }: Setting): Page[] {
  return [
    {
      name: 'Sign-in page',
      host: web,
      path: '/login/',
      usable: 'form button[type="submit"]',
      ...{ limit: 150_000, idleLimit: TOASTS, storage: {} },
    },
    {
      name: 'Dashboard, signed in',
      host: web,
      path: `/dashboard/?project=${projectId}`,
      usable: 'section[aria-label="Summary"][aria-busy="false"]',
      ...{ limit: 200_000, idleLimit: TOASTS + SHELL, storage },
    },
  ];
}

async function reportLive({ web, session, storage }: Setting): Promise<boolean> {
  const { projectId } = session;
  const page = `${web.address}/dashboard/punch-items?project=${projectId}&status=all`;
  const live = await measureLive({ page, mockAddress, projectId, storage });
  const isWithin = report(`${EVENTS} live updates in ${SECONDS} seconds`, [
    { what: 'From a change to the painted row', value: live.latency, limit: 2_000, unit: 'ms' },
    { what: 'Longest frame, beyond those at rest', value: live.longest, limit: 50, unit: 'ms' },
    { what: 'Reads of the list', value: live.reads, limit: 40, unit: '' },
  ]);
  console.log(`  ${framesInWords(live.frames)}; idle: ${framesInWords(live.rest)}`);
  return isWithin;
}

async function reportMessages({ web, session, storage }: Setting): Promise<boolean> {
  await grow({ messages: MESSAGES });
  const page = `${web.address}/dashboard/messages?project=${session.projectId}`;
  const { open, jump, frames } = await measureMessages(page, 'Deliveries', storage);
  const isWithin = report(`A thread of ${MESSAGES} messages`, [
    { what: 'Opened to the painted unread line', value: open, limit: 300, unit: 'ms' },
    { what: 'Farthest jump while scrolling up', value: jump.up, limit: 1, unit: 'px' },
    { what: 'Farthest jump while scrolling down', value: jump.down, limit: 1, unit: 'px' },
  ]);
  console.log(`  Scrolling: ${framesInWords(frames)}`);
  return isWithin;
}

async function reportBudget({ web, session, storage }: Setting): Promise<boolean> {
  await grow({ budgetLines: LINES });
  const page = `${web.address}/dashboard/budget?project=${session.projectId}`;
  const budget = await measureBudget(page, storage);
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

async function reportList(setting: Setting): Promise<boolean> {
  const isListWithin = await reportPunchItems(setting);
  return (await reportLog(setting)) && isListWithin;
}

/** Enlarges what the mock has. */
async function grow(what: Record<string, number>): Promise<void> {
  const seeded = await fetch(`${mockAddress}/__mock/seed`, {
    method: 'POST',
    body: JSON.stringify(what),
  });
  if (!seeded.ok) throw new Error(`The mock server could not create ${JSON.stringify(what)}.`);
}

async function reportPunchItems({ web, session, storage }: Setting): Promise<boolean> {
  await grow({ punchItems: LIST_ROWS });
  const page = `${web.address}/dashboard/punch-items?project=${session.projectId}&status=all`;
  const list = await measureList(page, storage);
  const isWithin = report(`The list of ${LIST_ROWS} punch items`, listFigures(list));
  const { rest, frames, scrolledRows } = list;
  console.log(
    `  Scrolling: ${framesInWords(frames)}, ${scrolledRows} rows in 3 s; idle: ${framesInWords(rest)}`,
  );
  return isWithin;
}

async function reportLog({ web, storage }: Setting): Promise<boolean> {
  await grow({ activityEntries: LOG_ENTRIES });
  const page = `${web.address}/settings/activity-logs`;
  const log = await measureLog(page, storage);
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
