import { EventEmitter, once } from 'node:events';
import { request as send } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { call, startHost, startProxy } from './testkit.ts';

const me = { authorization: 'Bearer token' };

test('a host that is down and one that does not respond are reported differently', async () => {
  const silent = await startHost(() => {});
  const down = await startProxy('http://127.0.0.1:9');
  const late = await startProxy(silent, { patience: 50 });
  const options = { headers: { ...me, origin: 'http://localhost:3000' } };
  const refused = await call(`${down.url}/auth/me`, options);
  expect([refused.status, refused.headers['content-type']]).toEqual([
    502,
    'application/problem+json',
  ]);
  expect(refused.headers['access-control-allow-origin']).toBe('http://localhost:3000');
  expect(JSON.parse(refused.bytes.toString())).toMatchObject({
    status: 502,
    code: 'UNAVAILABLE',
    detail: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 gave no answer: .*ECONNREFUSED/),
  });
  expect((await call(`${late.url}/auth/me`, options)).status).toBe(504);
  await Promise.all([down.close(), late.close()]);
  expect(down.lines[0]).toMatch(/^GET \/auth\/me \(getCurrentUser\) none, answer: .*ECONNREFUSED/);
  expect(late.lines[0]).toContain('it sent nothing for');
});

test('an incomplete answer stays incomplete, and is reported', async () => {
  const origin = await startHost((_request, response) => {
    response.writeHead(200, { 'content-length': 10, 'content-type': 'application/json' });
    response.write('1234', () => response.destroy());
  });
  const { url, lines, close } = await startProxy(origin);
  await expect(call(`${url}/auth/me`, { headers: me })).rejects.toThrow('aborted');
  await close();
  expect(lines[0]).toContain('expected a complete answer, got one that ends early, after 4 bytes');
});

test('a browser that disconnects during an upload closes the connection to the host', async () => {
  const heard = new EventEmitter();
  const origin = await startHost((request) => {
    request.on('data', () => heard.emit('data')).on('error', () => heard.emit('gone'));
  });
  const { url, lines, close } = await startProxy(origin);
  const headers = { ...me, 'content-type': 'application/json', 'content-length': 1000 };
  const request = send(`${url}/auth/login`, { method: 'POST', headers, agent: false });
  request.on('error', () => {});
  const [data, gone] = [once(heard, 'data'), once(heard, 'gone')];
  request.write('{');
  await data;
  request.destroy();
  await gone;
  await close();
  expect(lines).toEqual([]);
});

test('a connection that the host has closed in the meantime causes no error', async () => {
  const used = new WeakSet<Socket>();
  const origin = await startHost(({ socket }, response) => {
    if (used.has(socket)) socket.destroy();
    else response.end();
    used.add(socket);
  });
  const { url } = await startProxy(origin);
  const statuses: number[] = [];
  for (const method of ['GET', 'GET', 'POST', 'GET', 'DELETE'])
    statuses.push((await call(`${url}/projects`, { method })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test('interim answers of the host are forwarded', async () => {
  const link = '</a.css>; rel=preload';
  const origin = await startHost((_request, response) => {
    response.writeEarlyHints({ link });
    response.end();
  });
  const { url } = await startProxy(origin);
  const request = send(`${url}/projects`, { agent: false }).end();
  const [said, answered] = [once(request, 'information'), once(request, 'response')];
  const [hints] = await said;
  expect([hints.statusCode, hints.headers.link]).toEqual([103, link]);
  const [answer] = await answered;
  answer.resume();
});

test('the host gets all headers except those of the connection', async () => {
  let heard: string[] = [];
  const origin = await startHost((request, response) => {
    heard = request.rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
    response.writeHead(200, { connection: 'x-hop', 'x-hop': '1', 'x-target': request.url ?? '' });
    response.end(request.headers.host);
  });
  const { url } = await startProxy(origin);
  const headers = {
    connection: 'keep-alive, x-mine',
    'x-mine': '1',
    te: 'trailers',
    origin: 'http://localhost:3000',
    'x-forwarded-host': 'elsewhere.example',
    'accept-encoding': 'br',
    'x-own': 'a',
  };
  const answer = await call(`${url}/auth/me?a=%20b`, { headers });
  expect(heard.sort()).toEqual(['accept-encoding', 'connection', 'host', 'via', 'x-own']);
  expect(`http://${answer.bytes}`).toBe(origin);
  expect(answer.headers['x-hop']).toBeUndefined();
  expect(answer.headers['x-target']).toBe('/api/v1/auth/me?a=%20b');
});

test.each([
  ['{origin}/api/v1/me?a=b', 'http://{proxy}/api/v1/me?a=b'],
  ['/api/v1/me', 'http://{proxy}/api/v1/me'],
  ['{origin}/elsewhere', '{origin}/elsewhere'],
  ['https://sso.example/in', 'https://sso.example/in'],
])('a redirection to %s is passed on and leads to %s', async (location, seen) => {
  let requests = 0;
  const origin = await startHost((request, response) => {
    requests += 1;
    const to = location.replace('{origin}', `http://${request.headers.host}`);
    response.writeHead(302, { location: to }).end();
  });
  const { url, port } = await startProxy(origin);
  const { status, headers } = await call(`${url}/projects`);
  const expected = seen.replace('{proxy}', `127.0.0.1:${port}`).replace('{origin}', origin);
  expect([status, headers.location, requests]).toEqual([302, expected, 1]);
});

test.each(['/other', '/api/v1/../other', '/api/v1/%2e%2e/x', '//elsewhere.example/', '/api/v10/x'])(
  '%s is not forwarded',
  async (path) => {
    let requests = 0;
    const origin = await startHost((_request, response) => {
      requests += 1;
      response.end();
    });
    const { port } = await startProxy(origin);
    const { status } = await call(`http://127.0.0.1:${port}`, { path });
    expect([status, requests]).toEqual([404, 0]);
  },
);

test('pages of other local origins may call the proxy, and other sites may not', async () => {
  const origin = await startHost((_request, response) => {
    response.writeHead(200, { 'access-control-allow-origin': 'https://portal.example' }).end();
  });
  const { url } = await startProxy(origin);
  const ownHeaders = { origin: 'http://localhost:3000' };
  const requested = {
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'x',
  };
  const preflight = await call(`${url}/auth/me`, {
    method: 'OPTIONS',
    headers: { ...ownHeaders, ...requested },
  });
  expect(preflight).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': ownHeaders.origin,
      'access-control-allow-methods': 'PATCH',
      'access-control-allow-headers': 'x',
    },
  });
  const { headers } = await call(`${url}/auth/me`, { headers: ownHeaders });
  expect(headers['access-control-allow-origin']).toBe(ownHeaders.origin);
  const other = await call(`${url}/auth/me`, { headers: { origin: 'https://evil.example' } });
  const rebound = await call(`${url}/auth/me`, { headers: { host: 'evil.example' } });
  expect([other.status, rebound.status]).toEqual([403, 403]);
});

test('the host may use another path than the proxy', async () => {
  const origin = await startHost((request, response) => response.end(request.url));
  const { port } = await startProxy(origin, { mount: '/api/v2' });
  const { bytes } = await call(`http://127.0.0.1:${port}/api/v2/me`);
  expect(bytes.toString()).toBe('/api/v1/me');
});

test('a stream of events passes at once, has no end, and is checked', async () => {
  const origin = await startHost((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('id: 1\ndata: {"type":"stream.ready","heartbeatSeconds":15}\n\n');
    response.write('id: 2\ndata: {"type":"access.changed"}\n\nid: 3\ndata: {"ty');
  });
  const { url, lines, close } = await startProxy(origin);
  const request = send(`${url}/events`, { headers: me, agent: false });
  request.end();
  const [answer] = await once(request, 'response');
  const [chunk] = await once(answer, 'data');
  expect(String(chunk)).toContain('stream.ready');
  answer.destroy();
  await close();
  expect(lines.join('\n')).toContain('a body that matches its schema');
  expect(lines.join('\n')).not.toContain('ends early');
});
