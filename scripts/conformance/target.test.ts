import { expect, test } from 'vitest';
import { curl } from './report/curl.ts';
import { type Fetch, Target } from './target.ts';
import { hostOf, quietMock, runConformance } from './testkit.ts';

const never: Fetch = () => Promise.reject(new Error('sent'));
const target = new Target('https://host.example/api/v1/', never);

test('addresses are below that of the target', () => {
  expect(target.url('/projects', [['q', 'a b']])).toBe(
    'https://host.example/api/v1/projects?q=a+b',
  );
  expect(target.url('//elsewhere.example/x')).toMatch(/^https:\/\/host\.example\/api\/v1\//);
});

test.each(['/../../other', '/projects/../../../x', '/%2e%2e/%2e%2e/x'])(
  '%s is not sent, because it leads out of the base address',
  (path) => {
    expect(() => target.url(path)).toThrow('leads out of');
  },
);

test('the outbox is on the same host', () => {
  expect(target.beside('/outbox.json')).toBe('https://host.example/outbox.json');
  expect(() => target.beside('https://elsewhere.example/outbox.json')).toThrow(
    'is not on the host',
  );
});

test.each([
  'host.example',
  'ftp://host.example',
  'https://a:b@host.example',
  'https://host.example?x',
])('%s is no target', (address) => {
  expect(() => new Target(address)).toThrow('--target must be an address');
});

test('retries later if the host limits the rate', async () => {
  let calls = 0;
  const busy = new Target('https://host.example', async () => {
    calls += 1;
    const headers = { 'retry-after': '0.01' };
    return calls < 3 ? new Response(null, { status: 429, headers }) : new Response('{}');
  });
  const answer = await busy.send({ method: 'GET', url: busy.url('/x'), headers: {} });
  expect([answer.status, calls]).toEqual([200, 3]);
});

test('a missing answer and a wrong answer are reported differently', async () => {
  const answer = await target.send({ method: 'GET', url: target.url('/x'), headers: {} });
  expect([answer.status, answer.text]).toEqual([0, 'sent']);
});

test('a request is repeated by a line that is valid in a shell', () => {
  const url = target.url('/x');
  const headers = { authorization: 'Bearer ***', 'content-type': 'application/json' };
  expect(curl({ method: 'POST', url, headers, body: `{"a":"it's"}` })).toBe(
    `curl -i -X POST '${url}' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data-binary '{"a":"it'\\''s"}'`,
  );
  const form = curl({
    method: 'PUT',
    url,
    headers: {},
    body: { a: 'b', file: new File([], 'c.txt') },
  });
  expect(form).toBe(`curl -i -X PUT '${url}' --form-string 'a=b' -F 'file=@c.txt'`);
});

test('no report shows a password or a token, and redirections are not followed', async () => {
  const mock = await quietMock();
  const host = hostOf(mock, 'secrets');
  const secrets = new Set<string>(['Portal!2026']);
  const urls = new Set<string>();
  const elsewhere: Fetch = async (request) => {
    urls.add(new URL(request.url).host);
    for (const value of [request.headers.get('authorization'), await request.clone().text()]) {
      for (const [token] of value?.matchAll(/[\w-]{30,}(\.[\w-]+)*/g) ?? []) secrets.add(token);
    }
    const answer = await host(request);
    // Every answer is wrong, so that each request is reported.
    const isSignIn = request.url.endsWith('/auth/login') && answer.status === 200;
    const isNeeded = isSignIn || /\/(me|projects|members)(\?|$)/.test(request.url);
    if (isNeeded && request.headers.get('authorization') !== 'Bearer conformance') return answer;
    return new Response('{}', { status: 307, headers: { location: 'https://elsewhere.example/' } });
  };
  const report = await runConformance(elsewhere, {
    ids: ['login', 'refreshToken', 'logout', 'getCurrentUser', 'getScan'],
    cases: 3,
  });
  expect(report.departures.length).toBeGreaterThan(3);
  const text = JSON.stringify(report.departures);
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
  expect([...urls]).toEqual(['mock.localhost']);
});
