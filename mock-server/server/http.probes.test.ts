import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, problemOf, refusalOf, testMock } from '../../tests/support/host/mock.ts';

const { mock } = await testMock();
const client = new Client(mock, 'probes');
const json = { 'content-type': 'application/json' };
const login = JSON.stringify({ email: 'ana.torres@example.com', password: 'Portal!2026' });
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const SCAN = '/projects/prj_harbor/scans/scn_harbor-01';

const part = (head: string, data = 'x') => `--b\r\n${head}\r\n\r\n${data}\r\n`;
const named = (name: string, rest = '') => `Content-Disposition: form-data; name="${name}"${rest}`;

type Probe = [
  what: string,
  expected: string,
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: string | Buffer<ArrayBuffer>,
];

const probes: Probe[] = [
  ['unknown path', '404 NOT_FOUND', 'GET', '/nope'],
  ['path outside the API', '404 NOT_FOUND', 'GET', 'http://mock.localhost/projects'],
  ['trailing slash', '404 NOT_FOUND', 'GET', '/projects/'],
  ['empty id', '404 NOT_FOUND', 'GET', '/projects//stats'],
  ['unknown method', '405 METHOD_NOT_ALLOWED', 'PATCH', '/projects'],
  ['method of another path', '405 METHOD_NOT_ALLOWED', 'GET', '/auth/login'],
  ['broken percent-encoding', '400 MALFORMED_REQUEST', 'GET', '/projects/%E0%A4%A/stats'],
  ['id that is no UTF-8', '400 MALFORMED_REQUEST', 'GET', '/projects/%ff/stats'],
  ['NUL in an id', '404 NOT_FOUND', 'GET', '/projects/%00/stats'],
  ['slash in an id', '404 NOT_FOUND', 'GET', '/projects/a%2Fb/stats'],
  ['every reserved sign', '404 NOT_FOUND', 'GET', "/projects/!*'();:@&=+$,%5B%5D/stats"],
  ['id that is too long', '422 VALIDATION_FAILED', 'GET', `/projects/${'x'.repeat(65)}/stats`],
  ['long id in two-byte letters', '404 NOT_FOUND', 'GET', `/projects/${'é'.repeat(64)}/stats`],
  ['parameter that is no number', '422 VALIDATION_FAILED', 'GET', '/projects?limit=many'],
  ['parameter without a value', '422 VALIDATION_FAILED', 'GET', '/projects/prj_harbor/rfis?q='],
  [
    'list with an empty value',
    '422 VALIDATION_FAILED',
    'GET',
    '/projects/prj_harbor/rfis?assigneeId=usr_ana&assigneeId=',
  ],
  ['parameter given twice', '422 VALIDATION_FAILED', 'GET', '/projects?limit=1&limit=2'],
  ['parameter named __proto__', '422 VALIDATION_FAILED', 'GET', '/projects?__proto__=1&limit=0'],
  ['HTML asked for', '406 NOT_ACCEPTABLE', 'GET', '/projects', { accept: 'text/html' }],
  [
    'JSON excluded',
    '406 NOT_ACCEPTABLE',
    'GET',
    '/auth/me',
    { accept: '*/*, application/json;q=0' },
  ],
  [
    'zip asked of JSON',
    '406 NOT_ACCEPTABLE',
    'POST',
    '/auth/login',
    { ...json, accept: 'application/zip' },
    login,
  ],
  ['broken Accept', '406 NOT_ACCEPTABLE', 'GET', '/auth/me', { accept: ';;q=,' }],
  ['broken Prefer', '422 VALIDATION_FAILED', 'GET', '/auth/me', { prefer: 'code=abc' }],
  [
    'tenant that is too long',
    '400 MALFORMED_REQUEST',
    'GET',
    `http://mock.localhost/__mock/faults?tenant=${'x'.repeat(101)}`,
    { 'x-mock-tenant': '' },
  ],
  ['broken JSON', '400 MALFORMED_REQUEST', 'POST', '/auth/login', json, '{"email":'],
  [
    'JSON with half a sign',
    '400 MALFORMED_REQUEST',
    'POST',
    '/auth/login',
    json,
    '{"email":"a@example.com","password":"\\uD83D"}',
  ],
  [
    'JSON that is no UTF-8',
    '400 MALFORMED_REQUEST',
    'POST',
    '/auth/login',
    json,
    Buffer.from([0x22, 0xff, 0x22]),
  ],
  [
    'JSON of deep nesting',
    '422 VALIDATION_FAILED',
    'POST',
    '/auth/login',
    json,
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ],
  ['null', '422 VALIDATION_FAILED', 'POST', '/auth/login', json, 'null'],
  ['a list', '422 VALIDATION_FAILED', 'POST', '/auth/login', json, '[]'],
  ['no body', '422 VALIDATION_FAILED', 'POST', '/auth/login', json],
  [
    'numbers for texts',
    '422 VALIDATION_FAILED',
    'POST',
    '/auth/login',
    json,
    '{"email":1,"password":2}',
  ],
  [
    'JSON above its limit',
    '413 PAYLOAD_TOO_LARGE',
    'POST',
    '/auth/login',
    json,
    `"${'x'.repeat(1024 ** 2)}"`,
  ],
  [
    'text for JSON',
    '415 UNSUPPORTED_MEDIA_TYPE',
    'POST',
    '/auth/login',
    { 'content-type': 'text/plain' },
    login,
  ],
  [
    'form for JSON',
    '415 UNSUPPORTED_MEDIA_TYPE',
    'POST',
    '/auth/login',
    multipart,
    `${part(named('email'))}--b--`,
  ],
  ['JSON for a form', '415 UNSUPPORTED_MEDIA_TYPE', 'PUT', SCAN, json, '{"title":"x"}'],
  [
    'no content type',
    '415 UNSUPPORTED_MEDIA_TYPE',
    'POST',
    '/auth/login',
    { 'content-type': '' },
    login,
  ],
  [
    'broken content type',
    '415 UNSUPPORTED_MEDIA_TYPE',
    'POST',
    '/auth/login',
    { 'content-type': 'json;;=' },
    login,
  ],
  [
    'no boundary',
    '400 MALFORMED_REQUEST',
    'PUT',
    SCAN,
    { 'content-type': 'multipart/form-data' },
    'xx',
  ],
  ['boundary that never comes', '400 MALFORMED_REQUEST', 'PUT', SCAN, multipart, 'xx'],
  ['form cut short', '400 MALFORMED_REQUEST', 'PUT', SCAN, multipart, part(named('title'))],
  [
    'part without headers',
    '400 MALFORMED_REQUEST',
    'PUT',
    SCAN,
    multipart,
    '--b\r\n\r\nx\r\n--b--',
  ],
  [
    'part without a name',
    '400 MALFORMED_REQUEST',
    'PUT',
    SCAN,
    multipart,
    `${part('Content-Disposition: form-data')}--b--`,
  ],
  [
    'part that is an attachment',
    '400 MALFORMED_REQUEST',
    'PUT',
    SCAN,
    multipart,
    `${part('Content-Disposition: attachment; name="a"')}--b--`,
  ],
  [
    'part of another type only',
    '400 MALFORMED_REQUEST',
    'PUT',
    SCAN,
    multipart,
    `${part('Content-Type: application/json', '{"a" : true}')}--b--`,
  ],
  [
    'text that is no UTF-8',
    '400 MALFORMED_REQUEST',
    'PUT',
    SCAN,
    multipart,
    Buffer.from(`${part(named('title'), '\xff')}--b--`, 'latin1'),
  ],
  [
    'file as text',
    '422 VALIDATION_FAILED',
    'PUT',
    SCAN,
    multipart,
    `${part(named('thumbnail'), 'text')}--b--`,
  ],
  [
    'text as file',
    '422 VALIDATION_FAILED',
    'PUT',
    SCAN,
    multipart,
    `${part(named('title', '; filename="t"'))}--b--`,
  ],
  [
    'form without its file',
    '422 VALIDATION_FAILED',
    'POST',
    '/projects/prj_harbor/scans',
    multipart,
    `${part(named('title'))}--b--`,
  ],
  [
    'file field left empty',
    '422 VALIDATION_FAILED',
    'POST',
    '/projects/prj_harbor/scans',
    multipart,
    `${part(named('title'))}${part(named('file', '; filename=""'), '')}--b--`,
  ],
  ['unknown page of the mock', '404 NOT_FOUND', 'GET', 'http://mock.localhost/__mock/nope'],
  [
    'inherited page of the mock',
    '404 NOT_FOUND',
    'GET',
    'http://mock.localhost/__mock/constructor',
  ],
  [
    'wrong method of the mock',
    '405 METHOD_NOT_ALLOWED',
    'GET',
    'http://mock.localhost/__mock/reset',
  ],
  [
    'unknown picture of a person',
    '404 NOT_FOUND',
    'GET',
    'http://mock.localhost/__mock/people/%2e%2e',
  ],
  ['unknown file', '404 NOT_FOUND', 'GET', 'http://mock.localhost/__mock/files/probes/nope'],
  ['inherited file', '404 NOT_FOUND', 'GET', 'http://mock.localhost/__mock/files/probes/__proto__'],
  [
    'title that is short once decoded',
    '422 VALIDATION_FAILED',
    'PUT',
    SCAN,
    multipart,
    `${part(named('title'), '%41'.repeat(100))}--b--`,
  ],
  [
    'file outside its folder',
    '404 NOT_FOUND',
    'GET',
    'http://mock.localhost/__mock/files/default/..%2Fmock.sqlite',
  ],
  ['broken file link', '400 MALFORMED_REQUEST', 'GET', 'http://mock.localhost/__mock/files/%ff/x'],
  [
    'unknown setting',
    '400 MALFORMED_REQUEST',
    'PUT',
    'http://mock.localhost/__mock/settings',
    json,
    '{"accessTokens":1}',
  ],
  [
    'setting out of range',
    '400 MALFORMED_REQUEST',
    'PUT',
    'http://mock.localhost/__mock/settings',
    json,
    '{"accessTokenSeconds":-1}',
  ],
];

beforeAll(async () => {
  await client.signIn();
});

describe('an invalid request', () => {
  it.each(probes)('%s: %s', async (_, expected, method, path, headers, body) => {
    const before = client.state();
    expect(await refusalOf(client.call(method, path, { headers, body }))).toBe(expected);
    expect(client.state()).toBe(before);
  });

  it('is rejected for the missing sign-in before any other check', async () => {
    const anonymous = new Client(mock, 'probes');
    for (const [headers, body] of [
      [json, '{'],
      [{ 'content-type': 'text/plain' }, 'x'],
      [multipart, 'xx'],
    ] as const) {
      expect(await refusalOf(anonymous.call('PUT', SCAN, { headers, body }))).toBe(
        '401 UNAUTHENTICATED',
      );
    }
  });

  it('may have a body even if the call takes none', async () => {
    const headers = { 'content-type': 'text/plain' };
    const path = '/projects/prj_harbor/scans/scn_harbor-03/make-public';
    expect((await client.call('POST', path, { headers, body: 'x' })).status).toBe(200);
  });

  it('gets an answer that lists each invalid value and the reason', async () => {
    const body = { username: '', email: 'no', password: 'short', confirmPassword: 5 };
    const problem = await problemOf(await client.call('POST', '/auth/signup', { json: body }));
    const found = problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`).sort();
    expect(found).toEqual([
      '/confirmPassword type',
      '/email format',
      '/password minLength',
      '/password pattern',
      '/username minLength',
    ]);
    const long = await problemOf(await client.call('GET', `/projects/${'x'.repeat(65)}`));
    expect(long.errors).toMatchObject([{ pointer: '/projectId', code: 'maxLength' }]);
    const ids = { scanIds: ['a', 7, ''] };
    const path = '/projects/prj_harbor/scans/download';
    const nested = await problemOf(await client.call('POST', path, { json: ids }));
    expect(nested.errors?.map(({ pointer }) => pointer)).toEqual(['/scanIds/1', '/scanIds/2']);
  });

  it('never causes a contract violation', () => {
    expect(mock.violations.list()).toEqual([]);
  });
});

describe('over a socket', () => {
  let port = 0;
  beforeAll(async () => {
    port = await mock.listen(0);
  });
  afterAll(() => mock.close());

  /** Sends raw text. @returns status line and body of the answer */
  async function raw(text: string): Promise<[string, string]> {
    const socket = connect(port, '127.0.0.1');
    socket.end(text, 'latin1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    await once(socket, 'close');
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    return [head.split('\r\n')[0] ?? '', body];
  }

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a URL that is none', 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    [
      'a path with two slashes',
      'GET //auth/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      404,
    ],
  ])('rejects %s', async (_, text, status) => {
    const [line, body] = await raw(text);
    expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ status, code: expect.stringMatching(/^[A-Z_]+$/) });
  });

  it.each([
    ['headers without end', `HEAD / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a path that is none', 'HEAD /api/\u00ff HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ])(
    'refuses a HEAD with %s without a body, for its caller would take it for an answer more',
    async (_, text, status) => {
      const [line, body] = await raw(text);
      expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(body).toBe('');
    },
  );

  it('answers 413 while the client is still sending', async () => {
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/auth/login',
      headers: json,
    });
    const chunk = Buffer.alloc(256 * 1024, 32);
    for (let i = 0; i < 12; i++) request.write(chunk);
    request.end();
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(413);
    response.resume();
  });

  it('rejects an upload chunk only after reading it, because a proxy would cut the connection', async () => {
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'PATCH',
      path: '/api/v1/projects/prj_harbor/uploads/x',
      headers: { 'content-type': 'application/offset+octet-stream', 'content-length': 2048 },
    });
    let answered = false;
    request.on('response', () => {
      answered = true;
    });
    request.write(Buffer.alloc(1024));
    for (let i = 0; i < 5; i++) await fetch(`http://127.0.0.1:${port}/api/v1/auth/me`);
    expect(answered).toBe(false);
    request.end(Buffer.alloc(1024));
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(401);
    response.resume();
  });

  it('survives clients that disconnect', async () => {
    const length = 'Content-Length: 1000';
    const text = `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n{`;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    socket.destroy();
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/me`);
    expect(await refusalOf(response)).toBe('401 UNAUTHENTICATED');
  });

  it('answers HEAD like GET without the body, and OPTIONS for any origin', async () => {
    const url = `http://127.0.0.1:${port}/api/v1/auth/me`;
    const headers = { authorization: `Bearer ${client.token}`, 'x-mock-tenant': 'probes' };
    const [head, get] = await Promise.all([
      fetch(url, { method: 'HEAD', headers }),
      fetch(url, { headers: { ...headers, origin: 'http://a.test' } }),
    ]);
    const length = Buffer.byteLength(await get.text());
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(length));
    expect(await head.text()).toBe('');
    expect(get.headers.get('access-control-allow-origin')).toBe('http://a.test');
    const options = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://a.test',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,prefer',
      },
    });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(options.headers.get('access-control-allow-methods')).toBe('GET');
    expect(options.headers.get('access-control-allow-headers')).toBe('authorization,prefer');
  });

  it('cuts the connection for an offline fault', async () => {
    await client.faults([{ operationId: 'getCurrentUser', offline: true }]);
    const headers = { 'x-mock-tenant': 'probes' };
    const url = `http://127.0.0.1:${port}/api/v1/auth/me`;
    await expect(fetch(url, { headers })).rejects.toThrow();
    expect((await fetch(url, { headers })).status).toBe(401);
  });

  it('shows its own API to no website', async () => {
    const outbox = `http://127.0.0.1:${port}/__mock/outbox.json?tenant=probes`;
    const ask = (more: Record<string, string>, method = 'GET', path = outbox) =>
      new Promise<{ status: number | undefined; shared: string | undefined }>((resolve, reject) => {
        // The fetch of Node sets the host itself.
        const sent = httpRequest(path, { method, headers: more }, (answer) => {
          answer.resume();
          const shared = answer.headers['access-control-allow-origin'];
          resolve({ status: answer.statusCode, shared });
        });
        sent.on('error', reject).end();
      });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost.evil.example' },
      { host: 'rebound.example:4010' },
    ];
    const reset = `http://127.0.0.1:${port}/__mock/reset?tenant=probes-reset`;
    for (const headers of foreign) {
      for (const [method, path] of [
        ['GET', outbox],
        ['OPTIONS', outbox],
        ['POST', reset],
      ] as const) {
        const { status, shared } = await ask(headers, method, path);
        expect([status, shared], JSON.stringify(headers)).toEqual([403, undefined]);
      }
    }
    const own = 'http://localhost:5173';
    expect(await ask({ origin: own })).toEqual({ status: 200, shared: own });
    expect((await ask({ host: 'localhost:4010' })).status).toBe(200);
  });

  it('links files to its own address, whatever a proxy says', async () => {
    const url = `http://127.0.0.1:${port}/api/v1/projects`;
    const headers = { authorization: `Bearer ${client.token}`, 'x-mock-tenant': 'probes' };
    const cover = async (more: Record<string, string>) =>
      (await (await fetch(url, { headers: { ...headers, ...more } })).json()).data[0].coverUrl;
    const originOf = async (more: Record<string, string>) => new URL(await cover(more)).origin;
    expect(await originOf({})).toBe(`http://127.0.0.1:${port}`);
    for (const name of ['localhost:5173', 'evil.example', 'evil/"x']) {
      expect(await originOf({ 'x-forwarded-host': name })).toBe(`http://127.0.0.1:${port}`);
    }
  });
});
