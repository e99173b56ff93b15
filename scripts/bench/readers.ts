import { setTimeout as sleep } from 'node:timers/promises';
import { withTempFolder } from '../support/files.ts';
import { inRoot } from '../support/paths.ts';
import { host } from '../support/ports.ts';
import { Refusal } from '../support/refusal.ts';
import { startMock } from './contenders.ts';
import { keepRequesting } from './load.ts';
import { report } from './report.ts';
import { signIn } from './session.ts';

/** People who read at the same time. Each waits for an answer before the next request. */
const READERS = 200;
const SECONDS = 10;
const SETTLED_MS = 3_000;
/** How many times longer than the median the slowest may take: nobody is forgotten in the line. */
const MOST_TIMES_MEDIAN = 20;

/** What a page of the app reads. */
const pathsOf = (projectId: string) =>
  ['', '/stats', '/scans', '/photos', '/punch-items', '/rfis', '/models', '/team'].map(
    (path) => `/projects/${projectId}${path}`,
  );

/** Measures how long answers take while many people read, from the first connection on. Needs one free port. */
export async function reportReaders(port: number): Promise<boolean> {
  const times = await withTempFolder(async (folder) => {
    const contract = inRoot('openapi', 'dist', 'openapi.json');
    const mock = startMock({ port, contract, core: null }, folder);
    try {
      await mock.process.answers();
      return (await measure(port, mock.basePath)).toSorted((a, b) => a - b);
    } finally {
      await mock.process.stop();
    }
  });
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const median = at(0.5);
  const inMedians = (what: string, time: number) => ({
    what: `${what}, in medians`,
    ...{ value: time / median, limit: MOST_TIMES_MEDIAN, unit: '' },
  });
  const isWithin = report(`${READERS} people who read`, [
    inMedians('The slowest percent', at(0.99)),
    inMedians('The slowest answer', at(1)),
  ]);
  const rounded = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
  console.log(
    `  ${Math.round(times.length / SECONDS)} answers a second; median ${rounded(median)}, slowest percent ${rounded(at(0.99))}, slowest ${rounded(at(1))}`,
  );
  return isWithin;
}

/** @returns how long each answer took, in milliseconds */
async function measure(port: number, basePath: string): Promise<number[]> {
  const { data, projectId } = await signIn(`http://${host}:${port}`);
  const paths = pathsOf(projectId);
  const times: number[] = [];
  const phase = { ends: false };
  let wrong = '';
  setTimeout(() => {
    phase.ends = true;
  }, SECONDS * 1000);
  const read = (_: unknown, i: number) => {
    const path = `${basePath}${paths[i % paths.length]}`;
    const load = { port, method: 'GET', path, token: data.accessToken };
    return keepRequesting(load, phase, (answer, took) => {
      times.push(took);
      if (!answer.startsWith('HTTP/1.1 200')) wrong = `${path}: ${answer.slice(0, 300)}`;
    });
  };
  const first = Array.from({ length: READERS / 2 }, read);
  // The others come while the mock has much to do.
  await sleep(SETTLED_MS);
  await Promise.all([...first, ...Array.from({ length: READERS / 2 }, read)]);
  if (wrong) throw new Refusal(`The mock refuses ${wrong}`);
  return times;
}
