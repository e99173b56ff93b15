import { describe, expect, it } from 'vitest';
import { answerPushCall } from './services.ts';

const headers = {
  'content-type': 'application/json',
  'x-goog-api-key': 'key',
  'x-goog-firebase-installations-auth': 'FIS token',
};
const web = { endpoint: 'https://push.example.com/1', auth: 'a', p256dh: 'p' };

async function call(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
) {
  const raw = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const reply = await answerPushCall({ method, path, raw, headers: { ...headers, ...more } });
  return { status: reply.status, body: JSON.parse(String(reply.body)) };
}

describe('the stand-in for the push services', () => {
  it('registers an installation', async () => {
    const installation = { fid: 'cK1aB2cD3eF4gH5iJ6kL7m', authVersion: 'FIS_v2' };
    const body = { ...installation, appId: '1', sdkVersion: 'w:0.6' };
    const answer = await call('POST', '/projects/portal/installations', body);
    expect(answer).toMatchObject({ status: 200, body: { authToken: { expiresIn: '604800s' } } });
  });

  it('issues a new auth token', async () => {
    const path = '/projects/portal/installations/cK1aB2cD3eF4gH5iJ6kL7m/authTokens:generate';
    const body = { installation: { appId: '1', sdkVersion: 'w:0.6' } };
    const answer = await call('POST', path, body, { authorization: 'FIS_v2 refresh' });
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  });

  it('creates, updates and deletes a registration', async () => {
    const path = '/projects/portal/registrations';
    expect(await call('POST', path, { web })).toMatchObject({ body: { token: 'token-1' } });
    const renewed = await call('PATCH', `${path}/token-1`, { web }, { prefer: 'example=renewed' });
    expect(renewed).toMatchObject({ status: 200, body: { token: 'token-2' } });
    expect(await call('DELETE', `${path}/token-1`)).toEqual({ status: 200, body: {} });
  });

  it('fails on request', async () => {
    const answer = await call(
      'POST',
      '/projects/portal/registrations',
      { web },
      { prefer: 'code=500' },
    );
    expect(answer).toMatchObject({ status: 500, body: { error: { message: expect.any(String) } } });
  });

  it.each([
    ['a body that lacks what is needed', 'POST', '/projects/portal/registrations', { web: {} }, {}],
    [
      'a call without a key',
      'POST',
      '/projects/portal/registrations',
      { web },
      { 'x-goog-api-key': '' },
    ],
    ['an unknown path', 'GET', '/nothing', undefined, {}],
    [
      'a preference that cannot be read',
      'POST',
      '/projects/portal/registrations',
      { web },
      { prefer: 'code=no' },
    ],
  ] as const)('refuses %s', async (_, method, path, body, more) => {
    const { status } = await call(method, path, body, more);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
