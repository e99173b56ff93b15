import { expect, test } from 'vitest';
import { operationOf } from './faulty-host.ts';
import { textOf } from './report/report.ts';
import type { Fetch } from './target.ts';
import { api, hostOf, linesOf, quietMock, runConformance } from './testkit.ts';

const mock = await quietMock();

const offered = ['login', 'listProjects', 'createRfi', 'getRfi', 'deleteRfi'];
const lacking = ['logout', 'updateRfi', 'transitionRfi', 'respondToRfi', 'listScans', 'getScan'];
const ids = ['getRfi', 'deleteRfi', ...lacking];

const problem = (status: number, code: string) =>
  Response.json(
    { type: `urn:portal:problem:${code}`, title: code, status, code, detail: 'No.' },
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    },
  );

/** Returns the mock with a few of its operations; the others answer in the way of a framework or a stub. */
const partly =
  (tenant: string, offers: readonly string[], otherwise: () => Response): Fetch =>
  async (request) => {
    const operation = operationOf(request);
    const isOffered = operation ? offers.includes(operation.id) : !request.url.includes('no-such');
    return isOffered ? hostOf(mock, tenant)(request) : otherwise();
  };

const plain404 = () =>
  new Response('Cannot serve this', { status: 404, headers: { 'content-type': 'text/html' } });

test.each<[string, () => Response]>([
  ['404 without a body of the contract', plain404],
  ['404 as for an unknown record', () => problem(404, 'NOT_FOUND')],
  ['405', () => problem(405, 'METHOD_NOT_ALLOWED')],
  ['501', () => problem(501, 'NOT_IMPLEMENTED')],
])('a host in progress may answer %s to what it does not offer', async (name, otherwise) => {
  const host = partly(name, offered, otherwise);
  const report = await runConformance(host, { ids, implemented: true, cases: 1, other: undefined });
  expect(linesOf(report)).toEqual([]);
  expect(report.rows.map(({ operation }) => operation)).toEqual(['getRfi', 'deleteRfi']);
  expect(report.missing.map(([id]) => id).sort()).toEqual(lacking.toSorted());
  expect(report.fails).toBe(false);
  expect(textOf(report)).toContain(
    `Not implemented: 6 of ${api.operations.length} operations: logout, `,
  );
});

test('a host that offers nothing yet conforms', async () => {
  const host = partly('nothing', [], () => problem(501, 'NOT_IMPLEMENTED'));
  const report = await runConformance(host, { implemented: true });
  expect([report.fails, report.rows, report.missing.length]).toEqual([
    false,
    [],
    api.operations.length,
  ]);
});

test('without --implemented, a stub is named once and fails the run', async () => {
  const host = partly('stub', [...offered, 'listProjectMembers'], () =>
    problem(501, 'NOT_IMPLEMENTED'),
  );
  const report = await runConformance(host, { ids: ['getRfi', 'updateRfi'], cases: 1 });
  expect(report.departures).toEqual([]);
  expect([report.missing, report.fails]).toEqual([[['updateRfi', '501']], true]);
});

test('what a limited run cannot prepare is not tried, and does not fail it', async () => {
  const host = partly('limited', [...offered, 'verifyEmail'], () => problem(500, 'INTERNAL'));
  const report = await runConformance(host, { ids: ['getRfi', 'verifyEmail'], cases: 1 });
  expect([linesOf(report), report.fails]).toEqual([[], false]);
  expect(textOf(report)).toContain('needs signup, which answered 500 INTERNAL: verifyEmail');
});

test('after a wrong value was accepted, the next cases use another record', async () => {
  const host = hostOf(mock, 'generous');
  const stale = new Set<string>();
  // It takes a wrong location as none, and checks the version before the values.
  const generous: Fetch = async (request) => {
    if (request.method !== 'PATCH') return host(request);
    const text = await request.clone().text();
    const key = `${request.url} ${/"version":\d+/.exec(text)}`;
    if (stale.has(key)) return Response.json({ code: 'STALE_VERSION' }, { status: 409 });
    if (!/"location":(?!"(interior|exterior|landscape)")/.test(text)) return host(request);
    const { location: _, ...rest } = JSON.parse(text);
    stale.add(key);
    return host(new Request(request, { body: JSON.stringify(rest) }));
  };
  const report = await runConformance(generous, { ids: ['updateRfi'], cases: 1 });
  const [found, ...others] = report.departures;
  expect(found).toMatchObject({ expected: '422 VALIDATION_FAILED', got: '200' });
  expect(found?.cases.every((name) => name.startsWith('location: '))).toBe(true);
  expect(others).toEqual([]);
});
