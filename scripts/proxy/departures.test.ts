import { gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';
import { deaf, type Fault, faulty, inProblem, replaced } from '../conformance/faulty-host.ts';
import { api, hostOf, linesOf, quietMock, runConformance } from '../conformance/testkit.ts';
import { htmlOf, reportOf, textOf } from './report.ts';
import { call, handlerOf, startHost, startProxy } from './testkit.ts';

const PROJECT = 'prj_harbor';
const rfis = `/projects/${PROJECT}/rfis`;
const scans = `/projects/${PROJECT}/scans`;

const mock = await quietMock();
afterAll(() => mock.close());
let tenants = 0;

/** Starts a proxy in front of the mock, with or without a fault, and signs in. */
async function started(fault?: Partial<Fault>) {
  tenants += 1;
  const host = hostOf(mock, `proxy-${tenants}`);
  const full = { operation: '', what: '', says: /x/, ...fault };
  const origin = await startHost(handlerOf(fault ? faulty(host, full) : host));
  const ownProxy = await startProxy(origin);
  const [{ email, password } = { email: '', password: '' }] = demoAccounts;
  const type = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const login = await call(`${ownProxy.url}/auth/login`, { method: 'POST', headers: type, body });
  const tokens = JSON.parse(login.bytes.toString()).data;
  const authorization = `Bearer ${tokens.accessToken}`;
  const get = (path: string, headers = {}) =>
    call(`${ownProxy.url}${path}`, { headers: { authorization, ...headers } });
  const post = (path: string, text: string, headers = type) =>
    call(`${ownProxy.url}${path}`, {
      method: 'POST',
      headers: { authorization, ...headers },
      body: text,
    });
  /** Returns all printed lines after every call is checked. */
  const printedLines = async () => {
    await ownProxy.close();
    return ownProxy.lines;
  };
  return { ...ownProxy, get, post, printedLines, password, tokens };
}

test('the unmodified mock has no departures', async () => {
  const { get, post, printedLines, url, proxy } = await started();
  const list = await get(`${rfis}?limit=2&status=open&status=closed`);
  expect(list.status).toBe(200);
  const rows = JSON.parse((await get(scans)).bytes.toString()).data;
  const ids = rows.slice(0, 2).map(({ id }: { id: string }) => id);
  const zip = await post(`${scans}/download`, JSON.stringify({ scanIds: ids }));
  expect(zip.headers['content-type']).toBe('application/zip');
  await get(`${rfis}/export`);
  await get('/projects/none');
  await get('/auth/me', { 'x-own': 'a' });
  expect(await printedLines()).toEqual([]);
  const seen = reportOf(api, proxy.journal, url).rows;
  expect(seen.find(({ operation }) => operation === 'getProject')?.answers).toEqual({
    '404 NOT_FOUND': 1,
  });
});

test('a host without getCapabilities departs from nothing, in whatever way it says so', async () => {
  const origin = await startHost((_, answer) => {
    answer.writeHead(404, { 'content-type': 'application/json' }).end('{"success":false}');
  });
  const { url, lines, close } = await startProxy(origin);
  await call(`${url}/capabilities`);
  await close();
  expect(lines).toEqual([]);
});

test('a conformance run through the proxy has the same result, and the proxy reports no answer', async () => {
  const ownMock = await quietMock();
  onTestFinished(() => ownMock.close());
  const { url, lines, close, proxy } = await startProxy(
    `http://127.0.0.1:${await ownMock.listen(0)}`,
  );
  // None of them needs an email: the proxy does not count the reads of the outbox.
  const ids = ['refreshToken', 'downloadScans', 'exportRfis', 'respondToRfi', 'addRfiAttachment'];
  const report = await runConformance(fetch, { target: url, ids, cases: 1 });
  await close();
  expect(linesOf(report)).toEqual([]);
  expect(lines.filter((line) => line.includes(', answer:'))).toEqual([]);
  expect(proxy.journal.calls).toBe(report.requests);
});

const typed = { 'content-type': 'application/json' };
const formType = { 'content-type': 'multipart/form-data; boundary=b' };
const part = (name: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nx\r\n--b--\r\n`;

type Started = Awaited<ReturnType<typeof started>>;

test.each<[string, (host: Started) => Promise<unknown>, RegExp]>([
  ['an unknown path', ({ get }) => get('/scans'), /^GET \/scans 404, request: expected a path/],
  [
    'an unknown method',
    ({ post }) => post('/account/logo', '{}'),
    /^POST \/account\/logo 405.*expected a method of this path/,
  ],
  [
    'an unknown parameter',
    ({ get }) => get(`${rfis}?color=red`),
    /\(listRfis\) 200, request: expected a declared parameter \(.*limit.*\), got color/,
  ],
  [
    'a parameter out of range',
    ({ get }) => get(`${rfis}?limit=0`),
    /\(listRfis\) 422.*query parameter limit to match its schema, got the value must be >= 1/,
  ],
  [
    'a missing parameter',
    ({ get }) => get(`/projects/${PROJECT}/saved-views`),
    /\(listSavedViews\) 422.*expected the query parameter log, got no such parameter/,
  ],
  [
    'no token',
    ({ url }) => call(`${url}/projects`),
    /\(listProjects\) 401.*expected Authorization with a bearer token, got no such header/,
  ],
  ['no JSON', ({ post }) => post('/auth/login', '{', typed), /\(login\) 400.*expected a JSON body/],
  [
    'a body that breaks its schema',
    ({ post }) => post('/auth/login', '{"email":"a@example.com"}', typed),
    /\(login\) 422.*must have required property 'password'/,
  ],
  [
    'another content type',
    ({ post }) => post('/auth/login', 'a=b', { 'content-type': 'text/plain' }),
    /\(login\) 415.*expected the content type application\/json, got text\/plain/,
  ],
  [
    'a form without its file',
    ({ post }) => post(scans, part('title'), formType),
    /\(createScan\) 422.*form that matches its schema, got the value must have required property 'file'/,
  ],
  [
    'a text instead of a file',
    ({ post }) => post(scans, part('file'), formType),
    /\(createScan\) 422.*expected file as a file/,
  ],
])('a request with %s is reported once', async (_, ask, line) => {
  const host = await started();
  await ask(host);
  await ask(host);
  const lines = await host.printedLines();
  expect(lines.filter((each) => line.test(each))).toHaveLength(1);
  const departure = host.proxy.journal.departures.find(({ got }) => lines[0]?.endsWith(got));
  expect(departure?.times).toBe(2);
});

test.each<[string, Partial<Fault>, RegExp]>([
  [
    'a status that is not declared',
    { operation: 'listRfis', answer: (passing) => Object.assign(passing, { status: 202 }) },
    /\(listRfis\) 202, answer: expected a declared status .*got 202, which is not declared/,
  ],
  [
    'another content type',
    { operation: 'listRfis', answer: ({ headers }) => headers.set('content-type', 'text/html') },
    /\(listRfis\) 200, answer: expected the content type application\/json, got text\/html/,
  ],
  [
    'a header that is missing',
    {
      operation: 'exportRfis',
      answer: ({ headers }) => headers.delete('content-disposition'),
    },
    /\(exportRfis\) 200, answer: expected the header Content-Disposition/,
  ],
  [
    'rows that break their schema',
    {
      operation: 'listRfis',
      answer: replaced('data', (data) =>
        Array.isArray(data) ? data.map((each) => ({ ...each, title: 7 })) : data,
      ),
    },
    /\(listRfis\) 200, answer: expected a body that matches its schema, got \/data\/0\/title must be/,
  ],
  [
    'another status in a problem',
    {
      operation: 'getProject',
      answer: inProblem(404, { status: 400 }),
    },
    /\(getProject\) 404 NOT_FOUND, answer: expected the status 404 in the problem, got 400/,
  ],
])('an answer with %s is reported once, however often it comes', async (_, fault, line) => {
  const { get, printedLines, proxy } = await started(fault);
  for (let times = 0; times < 3; times += 1) {
    await get(`${rfis}?limit=5`);
    await get('/projects/none');
    await get(`${rfis}/export`);
  }
  const lines = await printedLines();
  expect(lines.filter((each) => line.test(each))).toHaveLength(1);
  const [{ operation } = { operation: '' }] = proxy.journal.departures;
  expect(lines.every((each) => each.includes(`(${operation})`))).toBe(true);
  expect(proxy.journal.departures[0]?.times).toBeGreaterThanOrEqual(3);
});

const withoutLocation = (rows: unknown) =>
  Array.isArray(rows) ? rows.map(({ location: _, ...row }) => row) : rows;

const rfiTimes = (rows: unknown) =>
  Array.isArray(rows) ? rows.map((row) => ({ ...row, seenAt: '2026-11-21T10:00:00' })) : rows;

test.each<[string, Partial<Fault>, string[], RegExp]>([
  [
    'a page without nextCursor, although an earlier one showed more',
    {
      operation: 'listRfis',
      answer: (passing) => {
        if (passing.json && passing.request.url.searchParams.get('limit') === '2')
          passing.json.nextCursor = null;
      },
    },
    [`${rfis}?limit=5`, `${rfis}?limit=2`],
    /a nextCursor, because another page of the list shows more records, got null after 2 records/,
  ],
  [
    'a filter that filters nothing',
    {
      operation: 'listRfis',
      ask: deaf('location'),
      answer: replaced('data', withoutLocation),
    },
    [`${rfis}?location=interior`, `${rfis}?location=exterior`],
    /other records with location exterior than with interior, got a record that is in both lists/,
  ],
  [
    'a filter that the rows contradict',
    { operation: 'listRfis', ask: deaf('status') },
    [`${rfis}?status=draft`],
    /records with status draft, got one with (open|closed)/,
  ],
  [
    'a time without a zone in a property that the contract does not have',
    { operation: 'listRfis', answer: replaced('data', rfiTimes) },
    [rfis],
    /times with a zone \(RFC 3339\), got none in data\[\]\.seenAt/,
  ],
  [
    'a success for a wrong option',
    { operation: 'listRfis', ask: deaf('priority') },
    [`${rfis}?priority=extreme`],
    /422 to the wrong request, got 200, although .*one of the allowed values/,
  ],
])('%s is reported once', async (_, fault, paths, line) => {
  const { get, printedLines } = await started(fault);
  for (const path of paths) await get(path);
  const lines = await printedLines();
  const isOver = (each: string) => each.includes(', answer:') && !each.includes('its schema');
  const ofAnswers = lines.filter(isOver);
  expect(ofAnswers).toEqual([expect.stringMatching(line)]);
});

test('a list may change after a write', async () => {
  const { get, post, printedLines } = await started();
  await get(`${rfis}?limit=100`);
  await post(rfis, JSON.stringify({ title: 'Proxy' }));
  await get(`${rfis}?limit=100`);
  expect(await printedLines()).toEqual([]);
});

test('an encoded answer is checked and forwarded unchanged', async () => {
  const origin = await startHost((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync('{"data":{}}'));
  });
  const { url, lines, close } = await startProxy(origin);
  await call(`${url}/auth/me`, { headers: { authorization: 'Bearer token' } });
  await close();
  expect(lines[0]).toMatch(
    /\(getCurrentUser\) 200, answer: .*must have required property 'success'/,
  );
});

test('a call that cannot be checked still passes, and the proxy keeps running', async () => {
  const { post, printedLines, get } = await started();
  const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`;
  expect((await post('/auth/login', deep)).status).toBeGreaterThanOrEqual(400);
  expect((await get('/projects')).status).toBe(200);
  expect(await printedLines()).toEqual([
    expect.stringMatching(/^A call of \/auth\/login could not be checked: .*call stack/),
  ]);
});

test('a summary lists called and never called operations, and no report shows a secret', async () => {
  const secret = 'open-sesame-2026';
  const { get, post, printedLines, proxy, url, password, tokens } = await started({
    operation: 'getProject',
    answer: (passing) => {
      const header = passing.request.headers.get('authorization');
      passing.headers.set('content-type', `text/${header?.slice(7)}`);
    },
  });
  await get(`/projects/${PROJECT}`);
  await post('/auth/login', JSON.stringify({ email: 1, password: secret }));
  await get(`/reset/${'a1'.repeat(30)}?token=${secret}`);
  await get(`/projects/${PROJECT}?token=${secret}`, { cookie: 'session=abcdefgh' });
  const lines = await printedLines();
  const report = reportOf(api, proxy.journal, url);
  const all = [...lines, textOf(report), htmlOf(report), JSON.stringify(report)].join('\n');
  for (const hidden of [secret, password, tokens.accessToken, tokens.refreshToken, 'a1a1'])
    expect(all).not.toContain(hidden);
  expect(all).toContain('got text/***');
  expect(textOf(report)).toMatch(
    /Never called:\n {2}host: getCapabilities\n {2}auth: signup.*\n( {2}.*\n)* {2}rfis: listRfis, /,
  );
  expect(report.rows.map(({ operation }) => operation).sort()).toEqual(['getProject', 'login']);
});
