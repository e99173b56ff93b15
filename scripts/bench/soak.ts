import { setTimeout as sleep } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';
import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';
import { appServer } from '../start/app.ts';
import { mockBackend } from '../start/mock.ts';
import { withTempFolder } from '../support/files.ts';
import { host, requireFreePort } from '../support/ports.ts';
import { uploadDocument } from './documents.ts';
import { largePdf } from './largePdf.ts';
import { inTab } from './list.ts';
import { residentBytes, type Sample, slopeOf } from './memory.ts';
import { report } from './report.ts';
import { ask, type Session, signIn } from './session.ts';
import { megabytes } from './units.ts';

/** Limits of the memory of each server: at the end, and its growth in an hour in the second half, in bytes. */
const LIMITS = {
  'The app server': { after: 2_000_000_000, slope: 200_000_000 },
  'The mock server': { after: 900_000_000, slope: 200_000_000 },
} as const;

type Name = keyof typeof LIMITS;

const SAMPLE_MS = 5_000;
/** Until processes that wait for work have ended. */
const REST_MS = 15_000;
const PDF = { pages: 6, bytes: 2_000_000 };
/** The time of a person on one screen. */
const LOOK_MS = 1_500;

interface Use {
  app: string;
  mock: string;
  /** When it ends, by `performance.now()`. */
  end: number;
}

/**
 * Uses the app of Vite's development server and the mock as several people do, both started as by `npm start`, and
 * reports their memory at rest, during use and afterward.
 */
export async function reportSoak(port: number, minutes: number): Promise<boolean> {
  const [app, mock] = [`http://${host}:${port}`, `http://${host}:${port + 1}`];
  await requireFreePort(port + 1, 'BENCH_PORT');
  return withTempFolder(async (folder) => {
    const backend = mockBackend(port + 1, app);
    // The data of the developer stay as they are.
    process.env.MOCK_DATABASE = `${folder}/mock.sqlite`;
    const [mockServer] = backend.start();
    const appProcess = appServer(port, app, backend.env);
    if (!mockServer) throw new Error('There is no mock.');
    const servers = { 'The app server': appProcess, 'The mock server': mockServer };
    try {
      await Promise.all([appProcess.answers(), mockServer.answers()]);
      return await measure(
        { app, mock, end: performance.now() + REST_MS + minutes * 60_000 },
        (name) => residentBytes(servers[name].pid),
      );
    } finally {
      await Promise.all([appProcess.stop(), mockServer.stop()]);
    }
  });
}

async function measure(use: Use, bytesOf: (name: Name) => number): Promise<boolean> {
  const names = Object.keys(LIMITS) as Name[];
  await sleep(REST_MS);
  const atRest = names.map(bytesOf);
  const samples = names.map((): Sample[] => []);
  const note = () => {
    for (const [i, name] of names.entries()) {
      samples[i]?.push({ at: performance.now(), bytes: bytesOf(name) });
    }
  };
  const timer = setInterval(note, SAMPLE_MS);
  const counts = await Promise.all([browse(use), call(use)]).finally(() => clearInterval(timer));
  await sleep(REST_MS);
  console.log(`\n${counts[0]} screens in a browser, ${counts[1]} rounds of calls`);
  return report(
    'Memory after use',
    names.flatMap((name, i) => {
      const all = samples[i] ?? [];
      const most = Math.max(...all.map(({ bytes }) => bytes));
      console.log(`  ${name}: ${megabytes(atRest[i] ?? 0)} at rest, at most ${megabytes(most)}`);
      const { after, slope } = LIMITS[name];
      const size = (what: string, value: number, limit: number, unit: string) => ({
        ...{ what: `${name}: ${what}`, value: value / 1_000_000, limit: limit / 1_000_000, unit },
      });
      return [
        size('memory after use', bytesOf(name), after, 'MB'),
        size('growth in an hour', slopeOf(all.slice(all.length / 2)), slope, 'MB'),
      ];
    }),
  );
}

/** Looks at all screens of a project, one after another, and loads the page anew each time that it has seen all of them. */
async function browse({ app, mock, end }: Use): Promise<number> {
  let screens = 0;
  while (performance.now() < end) {
    const { data, projectId } = await signIn(mock);
    const storage = { 'auth-storage': JSON.stringify({ state: data, version: 0 }) };
    await inTab(`${app}/dashboard/?project=${projectId}`, storage, async (tab) => {
      const links = tab.getByRole('navigation', { name: 'Project' }).getByRole('link');
      await links.first().waitFor();
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      for (const address of addresses) {
        if (performance.now() > end) return;
        await look(tab, address);
        screens += 1;
      }
    });
  }
  return screens;
}

/** Opens a screen without loading the page again, as a link of the app does. */
async function look(tab: Tab, address: string): Promise<void> {
  await tab.evaluate((to) => history.pushState(null, '', to), address);
  await tab.getByRole('heading', { level: 1 }).first().waitFor();
  await sleep(LOOK_MS);
}

/** Calls the mock as the screens of several people do. Everything that it creates it deletes again. */
async function call({ mock, end }: Use): Promise<number> {
  const people = demoAccounts.slice(0, 3);
  let rounds = 0;
  for (; performance.now() < end; rounds += 1) {
    const person = people[rounds % people.length];
    const session = await signIn(mock, person);
    const { projectId, data } = session;
    const read = (path: string) => ask(mock, `/projects/${projectId}${path}`, data.accessToken);
    for (const path of ['', '/stats', '/work-items', '/scans', '/photos', '/documents', '/rfis']) {
      await read(path);
    }
    await read(`/punch-items?search=${rounds}&limit=50`);
    await changePunchItem(mock, session, `Soak ${rounds}`);
    if (rounds % 10 === 0) await readDocument(mock, session);
    await sleep(100);
  }
  return rounds;
}

interface Versioned {
  id: string;
  version: number;
}

async function changePunchItem(mock: string, session: Session, title: string): Promise<void> {
  const items = `/projects/${session.projectId}/punch-items`;
  const token = session.data.accessToken;
  let item = await ask<Versioned>(mock, items, token, { title, punchType: 'internal_punch' });
  for (const description of ['Seen on level 2', 'Seen on level 3', 'Done']) {
    const { id, version } = item;
    item = await send(mock, 'PATCH', `${items}/${id}`, token, { version, description });
  }
  await send(mock, 'DELETE', `${items}/${item.id}?version=${item.version}`, token);
}

/** Uploads a document, which the mock reads in a process of its own, and deletes it. */
async function readDocument(mock: string, session: Session): Promise<void> {
  const token = session.data.accessToken;
  const id = await uploadDocument(mock, session, largePdf(PDF));
  const path = `/projects/${session.projectId}/documents/${id}`;
  await sleep(2_000);
  const { version } = await ask<Versioned>(mock, path, token);
  await send(mock, 'DELETE', `${path}?version=${version}`, token);
}

async function send<T>(
  mock: string,
  method: string,
  path: string,
  token: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(`${mock}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}.`);
  const text = await answer.text();
  return (text ? JSON.parse(text).data : undefined) as T;
}
