import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documented } from '../../scripts/contract/documented.ts';
import { calls } from '../support/small-host/calls.ts';
import { dialects, SmallHost } from '../support/small-host/host.ts';
import { firstUser } from '../support/small-host/state.ts';

/** The host of tests/screens/small-host: what it says is what those tests rely on. */
test('has the twelve calls with the fields of the specification', () => {
  const declaredCalls = calls.map((call) => ({
    call: `${call.method} ${call.path}`
      .replace(':project', '{projectId}')
      .replace(':scan', '{scanId}'),
    required: 'required' in call ? call.required : [],
    optional: 'optional' in call ? call.optional : [],
  }));
  const specified = documented.map(({ call, required = [], optional = [] }) => ({
    call,
    required,
    optional,
  }));
  expect(declaredCalls).toEqual(specified);
});

type Sent = {
  json?: object;
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
};

describe.each(['problem', 'plain', 'mongo'] as const)('%s', (name) => {
  const host = new SmallHost(name);
  const { projectId } = dialects[name];
  let running: Awaited<ReturnType<SmallHost['listen']>>;
  let token = '';
  let refreshToken = '';

  beforeAll(async () => {
    running = await host.listen();
  });
  beforeEach(async () => {
    host.reset();
    token = '';
    const { json } = await call('POST', '/auth/login', { json: firstUser });
    token = json.data.accessToken;
    refreshToken = json.data.refreshToken;
  });
  afterAll(() => running.stop());

  async function call(method: string, path: string, { json, form, headers }: Sent = {}) {
    const body = new FormData();
    for (const [key, value] of Object.entries(form ?? {})) body.append(key, value);
    const response = await fetch(`${running.origin}/api/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json ? JSON.stringify(pick(json)) : form ? body : undefined,
    });
    const type = response.headers.get('content-type');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = type?.includes('json') && bytes.length > 0;
    const parsed = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
    return { status: response.status, type, bytes, json: parsed };
  }
  /** The name of an account is no field of a sign-in. */
  const pick = ({ name: _, ...json }: { name?: unknown }) => json;

  const scans = `/projects/${projectId}/scans`;
  const first = () => `${scans}/${dialects[name].scanId(host.state.scans[0] as never)}`;

  test('signs up, signs in, and resets a password once', async () => {
    const { email, password } = { email: 'new@example.com', password: 'Girder!2027' };
    const json = { username: 'New', email, password, confirmPassword: password };
    const { status } = await call('POST', '/auth/signup', { json });
    expect(status).toBe({ problem: 201, plain: 200, mongo: 200 }[name]);
    expect(await call('POST', '/auth/signup', { json })).toMatchObject({
      status: { problem: 409, plain: 400, mongo: 409 }[name],
      json: { [name === 'mongo' ? 'error' : 'code']: 'EMAIL_EXISTS' },
    });
    const reset = { token: host.resetToken(email), password: 'Beam!2028' };
    expect((await call('POST', '/auth/reset-password', { json: reset })).status).toBe(200);
    expect((await call('POST', '/auth/reset-password', { json: reset })).status).toBeGreaterThan(
      399,
    );
    expect(await call('POST', '/auth/login', { json: { email, password } })).toMatchObject({
      status: { problem: 401, plain: 400, mongo: 401 }[name],
      json: { [name === 'mongo' ? 'error' : 'code']: 'INVALID_CREDENTIALS' },
    });
    const { json: login } = await call('POST', '/auth/login', {
      json: { email, password: reset.password },
    });
    expect(login.data.user).toMatchObject(
      {
        problem: { id: 'u2', username: 'New', projectId },
        plain: { id: 8, username: 'New' },
        mongo: { _id: expect.any(String), name: 'New', projects: [{ _id: projectId }] },
      }[name],
    );
  });

  test('answers 401 without a body to an expired token, and renews it', async () => {
    host.expireAccessTokens();
    expect(await call('GET', scans)).toMatchObject({
      status: 401,
      type: null,
      bytes: { length: 0 },
    });
    const { json } = await call('POST', '/auth/refresh-token', { json: { refreshToken } });
    const renewed = json.data ?? json;
    expect('refreshToken' in renewed).toBe(name === 'problem');
    token = renewed.accessToken;
    expect((await call('GET', scans)).status).toBe(200);
    const again = await call('POST', '/auth/refresh-token', { json: { refreshToken } });
    expect(again.status).toBe(name === 'problem' ? 401 : 200);
  });

  test('lists, changes, publishes, downloads and deletes scans', async () => {
    const { json } = await call('GET', scans);
    const list = json.data ?? json;
    expect(list[1]).toMatchObject(
      {
        problem: { id: 'scan-2', visibility: 'public', version: 1 },
        plain: { id: 2, isPublic: true },
        mongo: { thumbnail: expect.stringMatching(/^http/), __v: 0 },
      }[name],
    );
    expect((await call('POST', `${first()}/make-public`)).status).toBe(200);
    expect((await call('POST', `${first()}/make-private`)).status).toBe(200);
    const thumbnail = new Blob(['x'], { type: 'image/png' });
    const headers: Record<string, string> = name === 'problem' ? { 'if-match': '"3"' } : {};
    await call('PUT', first(), { form: { title: 'Slab', thumbnail }, headers });
    expect(host.requests.at(-1)?.fields).toEqual(['title', 'thumbnail']);
    const { json: changed } = await call('GET', first());
    expect(changed.data ?? changed).toMatchObject({
      title: 'Slab',
      description: 'Before the pour.',
    });
    const scanIds = host.state.scans.map(dialects[name].scanId);
    const zip = await call('POST', `${scans}/download`, { json: { scanIds } });
    expect(Object.keys(unzipSync(zip.bytes))).toContain('Slab.ply');
    expect((await call('DELETE', first())).status).toBe(name === 'problem' ? 204 : 200);
    const { json: stats } = await call('GET', `/projects/${projectId}/stats`);
    const { modules } = stats.data.data ?? stats.data;
    expect(modules.buildviewScan).toMatchObject({ total: 2, public: 1, private: 1 });
    expect(modules.tour).toEqual({ total: 5, public: 2, private: 3 });
    expect(host.surprises).toEqual([]);
  });

  test('has no other call, and takes nothing else', async () => {
    for (const path of ['/capabilities', '/account', '/projects', `${scans}?page=2`]) {
      expect((await call('GET', path)).status).toBe(404);
    }
    expect((await call('PUT', first(), { form: { visibility: 'public' } })).status).toBe(400);
    expect(host.surprises).toHaveLength(name === 'problem' ? 5 : 4);
  });

  test('fails once on request', async () => {
    host.fail('deleteScan', { status: 418, message: 'No.' });
    expect(await call('DELETE', first())).toMatchObject({
      status: 418,
      json: { [name === 'problem' ? 'detail' : 'message']: 'No.' },
    });
    expect((await call('DELETE', first())).status).toBeLessThan(300);
  });
});
