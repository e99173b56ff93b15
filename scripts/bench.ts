/** `npm run bench`: what the first pages weigh, when they show, and how fast the mock answers. */
import { demoAccounts } from '../mock-server/state/seed/accounts.ts';
import { startHost } from './bench/host.ts';
import { type Rate, requestsPerSecond } from './bench/load.ts';
import { type Measured, measurePages, type Page } from './bench/pages.ts';
import { builds, ensureBuild } from './build.ts';
import { bundleFile } from './contract/document.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { commandOf, inRoot } from './support/paths.ts';
import { host, portFrom, requireFreePort } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { ServerProcess } from './support/server.ts';
import { table } from './support/table.ts';

const firstPort = portFrom('BENCH_PORT', 4180);
const ports = { mock: firstPort, prism: firstPort + 1 };
const mockAddress = `http://${host}:${ports.mock}`;

await runScript(async () => {
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is broken: ${broken}`);
  const failure = await ensureBuild('app');
  if (failure) throw new Refusal(failure);
  await requireFreePort(ports.mock, 'BENCH_PORT');
  await requireFreePort(ports.prism, 'BENCH_PORT');

  const mock = new ServerProcess({
    name: 'The mock server',
    args: [inRoot('mock-server', 'main.ts')],
    env: { MOCK_PORT: String(ports.mock), MOCK_SNAPSHOT: 'off' },
    url: `${mockAddress}/__mock/operations`,
  });
  const web = await startHost(inRoot(builds.app.folder), ports.mock);
  try {
    await mock.answers();
    const session = await signIn();
    const pages = pagesFor(session);
    const measured = await measurePages(web, pages);
    reportPages(pages, measured);
    await reportMock(session);
    return pages.every(({ limit }, i) => (measured[i]?.codeBytes ?? 0) <= limit) ? 0 : 1;
  } finally {
    web.close();
    await mock.stop();
  }
});

interface Session {
  /** As the app keeps it. */
  data: { accessToken: string };
  projectId: string;
  scanId: string;
}

async function ask<T>(path: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(`${mockAddress}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  const { data } = await response.json();
  return data;
}

async function signIn(): Promise<Session> {
  const [account] = demoAccounts;
  const data = await ask<Session['data']>('/auth/login', undefined, {
    email: account?.email,
    password: account?.password,
  });
  const [project] = await ask<{ id: string }[]>('/projects', data.accessToken);
  const projectId = project?.id ?? '';
  const [scan] = await ask<{ id: string }[]>(`/projects/${projectId}/scans`, data.accessToken);
  return { data, projectId, scanId: scan?.id ?? '' };
}

function pagesFor({ data, projectId }: Session): Page[] {
  const session = JSON.stringify({ state: data, version: 0 });
  return [
    { name: 'Sign-in page', path: '/login/', limit: 160_000, storage: {} },
    {
      name: 'Dashboard, signed in',
      path: `/dashboard/?project=${projectId}`,
      limit: 215_000,
      storage: { 'auth-storage': session },
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

/** Our mock and plain Prism take turns, so that neither has the machine to itself. */
async function reportMock({ data, projectId, scanId }: Session): Promise<void> {
  const prism = new ServerProcess({
    name: 'Prism',
    args: [
      commandOf('@stoplight/prism-cli', 'prism'),
      ...['mock', bundleFile, '-h', host, '-p', String(ports.prism), '-v', 'silent'],
    ],
    env: {},
    url: `http://${host}:${ports.prism}/`,
  });
  try {
    await prism.answers();
    const calls = [
      { method: 'GET', path: `/projects/${projectId}/stats` },
      { method: 'POST', path: `/projects/${projectId}/scans/${scanId}/make-public` },
    ];
    const rows: string[][] = [];
    for (const { method, path } of calls) {
      const token = data.accessToken;
      const own = await requestsPerSecond({
        port: ports.mock,
        method,
        path: `/api/v1${path}`,
        token,
      });
      const plain = await requestsPerSecond({ port: ports.prism, method, path, token });
      const factor = plain.perSecond > 0 ? own.perSecond / plain.perSecond : 0;
      rows.push([`${method} ${path}`, words(own), words(plain), `${factor.toFixed(1)} x`]);
    }
    console.log(
      `\nRequests per second, 16 connections, 3 s each\n${table(['Call', 'Mock server', 'Plain Prism', 'Ratio'], rows)}`,
    );
  } finally {
    await prism.stop();
  }
}

function words({ perSecond, refused }: Rate): string {
  return refused > 0 ? `${perSecond} (${refused} refused)` : String(perSecond);
}
