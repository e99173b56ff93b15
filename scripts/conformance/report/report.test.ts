import { expect, test } from 'vitest';
import { htmlOf } from '../checks/html.ts';
import { Run } from '../run.ts';
import { type Answer, type Fetch, Target } from '../target.ts';
import { api, hostOf, quietMock, runConformance } from '../testkit.ts';
import { junitOf } from './junit.ts';
import { escapeText } from './markup.ts';
import { textOf } from './report.ts';

const host = hostOf(await quietMock(), 'report');
const late: Fetch = async (request) =>
  new URL(request.url).pathname.endsWith('/stats')
    ? new Response('<b>late</b>', { status: 504 })
    : host(request);
const report = await runConformance(late, { ids: ['getProject', 'getProjectStats'], seed: 7 });

const nothing: Answer = {
  sent: { method: 'GET', url: 'http://mock.localhost/api/v1/projects/p/rfis', headers: {} },
  status: 0,
  headers: new Headers(),
  bytes: Buffer.alloc(0),
  text: '',
  json: undefined,
};

test('the table has a line for each operation, with the departures below it', () => {
  const text = textOf(report);
  expect(text).toMatch(/getProject +\d+ +1\/1 +\d\/\d +0/);
  expect(text).toMatch(/getProjectStats +\d+ +0\/1 +0\/\d +[1-9]/);
  expect(text).toMatch(/expected {2}200\n {3}got {7}504\n {3}repeat {4}curl -i 'http/);
  expect(text).toContain('seed 7.');
});

test('what was not tried has its reason, once for all operations', () => {
  const line = 'RATE_LIMITED, a run does not send enough requests to reach the rate limit';
  expect(textOf(report)).toContain(`Not tried:\n`);
  expect(textOf(report).split(line)).toHaveLength(2);
  expect(junitOf(report)).toContain(`${line}: getProject; getProjectStats`);
  expect(htmlOf(report)).toMatch(/<summary>RATE_LIMITED: a run does not .* \(2\)<\/summary>/);
});

test('the run says how much of the contract it saw', () => {
  expect(report.coverage.operations).toEqual({ seen: 1, of: api.operations.length });
  expect(textOf(report)).toMatch(
    /Seen: 1 of \d+ operations, .* and \d+ of \d+ properties of answers/,
  );
});

test('JUnit has a test for each operation, with its departures as failures', () => {
  const xml = junitOf(report);
  expect(xml).toContain('<testcase classname="projects" name="getProject"/>');
  expect(xml).toMatch(/name="getProjectStats"><failure message="[^"<]*expected 200, got 504">/);
  expect(xml).toMatch(/<testsuite name="projects" tests="\d" failures="1">/);
});

test('the page names each departure', () => {
  const page = htmlOf(report);
  expect(page).toContain('<h3>getProjectStats: ');
  expect(page).toContain('<span class="bad">504</span>');
  expect(page).not.toContain('<b>late');
});

test('a departure names what the host accepted before', () => {
  const run = new Run(api, new Target('http://mock.localhost/api/v1', late));
  run.accepted.set('rfi_1', 'updateRfi accepted title: null');
  const answer = { ...nothing, status: 500, text: '{"id":"rfi_1"}' };
  run.check(api.find('listRfis'), answer, { statuses: [200] }, 'a valid request');
  expect(run.departures[0]?.got).toBe('500, after updateRfi accepted title: null');
});

test('texts of a host are escaped', () => {
  expect(escapeText('<a href="x">\'&\u0000\ud800</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&#39;&amp;\ufffd\ufffd&lt;/a&gt;',
  );
});
