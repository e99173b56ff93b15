import { describe, expect, it } from 'vitest';
import {
  ANA,
  Client,
  CONTROL,
  PASSWORD,
  refusalOf,
  type SignedIn,
  testMock,
} from '../../../../tests/support/host/mock.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

const portal = 'https://portal.example.com';
const ADMIN = 'helen.park@example.com';
const { mock, clock } = await testMock({ appUrl: portal });
let tenants = 0;

const adminOf = ({ tenant }: Client) => {
  const { users } = mock.store.tenant(tenant).state;
  return Object.values(users).find(({ accountAdmin }) => accountAdmin)?.email ?? ADMIN;
};

/** A client of an account whose domain example.com signs in with the provider of the mock. */
async function withDomain(changes: object = {}) {
  const client = new Client(mock, `provider-${++tenants}`);
  await client.signIn(adminOf(client));
  const issuer = `http://127.0.0.1:4010/__mock/provider/${client.tenant}`;
  const { body } = await client.json<Schemas['SignInDomainResult']>(
    'POST',
    '/account/sign-in-domains',
    {
      json: {
        ...{ domain: 'example.com', companyName: 'Meridian Builders', issuer },
        ...{ clientId: 'portal', clientSecret: 'provider-secret', ...changes },
      },
    },
  );
  const path = `/account/sign-in-domains/${body.data.id}`;
  expect((await client.call('POST', `${path}/verify`)).status).toBe(200);
  client.token = null;
  return { client, path };
}

const misbehave = (client: Client, json: object) =>
  client.call('PUT', `${CONTROL}/provider`, { json });

const begin = (client: Client, email = ANA) =>
  client.call('POST', '/auth/provider-start', { json: { email } });

/** Begins, signs in at the provider, and returns what it adds to the address of the callback. */
async function throughProvider(client: Client, email = ANA, answer = 'continue') {
  const started = await begin(client);
  expect(started.status).toBe(200);
  const { data } = (await started.json()) as Schemas['OpenProviderLoginResult'];
  const url = new URL(data.url);
  const body = new URLSearchParams([...url.searchParams, ['email', email], ['answer', answer]]);
  const back = await client.call('POST', `${url.origin}${url.pathname}`, { body });
  expect(back.status).toBe(303);
  const callback = new URL(back.headers.get('location') ?? '');
  expect(`${callback.origin}${callback.pathname}`).toBe(`${portal}/login/callback`);
  return { attempt: data.attempt, ...Object.fromEntries(callback.searchParams) };
}

const complete = (client: Client, json: object) =>
  client.call('POST', '/auth/provider-login', { json });

const logIn = (client: Client, email = ANA, password = PASSWORD) =>
  client.call('POST', '/auth/login', { json: { email, password } });

describe('a sign-in with the provider of a company', () => {
  it('answers as a sign-in with a password does', async () => {
    const { client } = await withDomain();
    const answer = await complete(client, await throughProvider(client));
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: SignedIn };
    expect(data.user.email).toBe(ANA);
    client.token = data.accessToken;
    expect((await client.call('GET', '/auth/me')).status).toBe(200);
    const { activity } = mock.store.tenant(client.tenant).state;
    expect(activity.at(-1)).toMatchObject({ action: 'login', actorId: 'usr_ana' });
  });

  it('uses PKCE, state and nonce, and the callback of the host', async () => {
    const { client } = await withDomain();
    const headers = { origin: 'http://localhost:666', host: 'localhost:666' };
    const init = { json: { email: ANA }, headers };
    const { body } = await client.json<Schemas['OpenProviderLoginResult']>(
      'POST',
      '/auth/provider-start',
      init,
    );
    const sent = new URL(body.data.url).searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: `${portal}/login/callback`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      login_hint: ANA,
    });
    expect(body.data.url).not.toContain(body.data.attempt);
  });

  it('is offered for a verified domain alone', async () => {
    const { client, path } = await withDomain();
    const provider = async (domain: string) =>
      (await client.json<Schemas['SignInProviderResult']>('GET', `/auth/provider?domain=${domain}`))
        .body.data.provider;
    const found = { companyName: 'Meridian Builders', required: false };
    expect(await provider('example.com')).toEqual(found);
    expect(await provider('example.org')).toBeNull();
    expect(await refusalOf(begin(client, 'a@example.org'))).toBe('404 PROVIDER_UNKNOWN');
    const { signInDomains } = mock.store.tenant(client.tenant).state;
    delete signInDomains[path.slice(path.lastIndexOf('/') + 1)]?.verifiedAt;
    expect(await provider('example.com')).toBeNull();
    expect(await refusalOf(begin(client))).toBe('404 PROVIDER_UNKNOWN');
  });

  it('works once', async () => {
    const { client } = await withDomain();
    const answer = await throughProvider(client);
    expect((await complete(client, answer)).status).toBe(200);
    expect(await refusalOf(complete(client, answer))).toBe('409 LOGIN_EXPIRED');
  });

  it('ends after ten minutes', async () => {
    const { client } = await withDomain();
    const answer = await throughProvider(client);
    clock.now += 10 * 60 * 1000;
    expect(await refusalOf(complete(client, answer))).toBe('409 LOGIN_EXPIRED');
  });

  it('is completed by the browser that began it', async () => {
    const { client } = await withDomain();
    const own = await throughProvider(client);
    const other = await throughProvider(client);
    const mixed = { ...own, attempt: other.attempt };
    expect(await refusalOf(complete(client, mixed))).toBe('409 LOGIN_EXPIRED');
    expect((await complete(client, own)).status).toBe(200);
  });

  it('is refused with the code of another sign-in', async () => {
    const { client } = await withDomain();
    const own: Record<string, string> = await throughProvider(client);
    const other: Record<string, string> = await throughProvider(client);
    const mixed = { ...own, code: other.code };
    expect(await refusalOf(complete(client, mixed))).toBe('403 PROVIDER_REFUSED');
  });

  it('is refused with an expired or unknown code, or without one', async () => {
    const { client } = await withDomain();
    const late = await throughProvider(client);
    clock.now += 61 * 1000;
    expect(await refusalOf(complete(client, late))).toBe('403 PROVIDER_REFUSED');
    const unknown = { ...(await throughProvider(client)), code: 'unknown' };
    expect(await refusalOf(complete(client, unknown))).toBe('403 PROVIDER_REFUSED');
    const { code: _, ...none }: Record<string, string> = await throughProvider(client);
    expect(await refusalOf(complete(client, none))).toBe('403 PROVIDER_REFUSED');
  });

  it('is refused if the person cancels at the provider', async () => {
    const { client } = await withDomain();
    const answer = await throughProvider(client, ANA, 'refuse');
    expect(answer).toMatchObject({ error: 'access_denied' });
    expect(await refusalOf(complete(client, answer))).toBe('403 PROVIDER_REFUSED');
  });

  const hour = 3600;
  it.each<[string, (now: number) => object, string]>([
    ['another nonce', () => ({ nonce: 'other' }), '403 PROVIDER_REFUSED'],
    ['another audience', () => ({ aud: 'other' }), '403 PROVIDER_REFUSED'],
    ['another issuer', () => ({ iss: 'https://example.net' }), '403 PROVIDER_REFUSED'],
    ['an ID token of the past', (now) => ({ exp: now - hour }), '403 PROVIDER_REFUSED'],
    ['no verified address', () => ({ email_verified: false }), '403 PROVIDER_EMAIL_UNVERIFIED'],
    ['no address', () => ({ email: null }), '403 PROVIDER_EMAIL_UNVERIFIED'],
    ['another domain', () => ({ email: 'a@example.net' }), '403 PROVIDER_EMAIL_FOREIGN'],
    ['a domain below', () => ({ email: 'a@sub.example.com' }), '403 PROVIDER_EMAIL_FOREIGN'],
  ])('is refused with %s', async (_what, claims, refusal) => {
    const { client } = await withDomain();
    await misbehave(client, { claims: claims(Math.floor(clock.now / 1000)) });
    expect(await refusalOf(complete(client, await throughProvider(client)))).toBe(refusal);
  });

  it('is refused if the answer comes from another issuer', async () => {
    const { client } = await withDomain();
    const answer = { ...(await throughProvider(client)), iss: 'https://example.net' };
    expect(await refusalOf(complete(client, answer))).toBe('403 PROVIDER_REFUSED');
  });

  it('is not available while the provider is down or describes another issuer', async () => {
    const { client } = await withDomain();
    const answer = await throughProvider(client);
    await misbehave(client, { down: true });
    expect(await refusalOf(begin(client))).toBe('409 PROVIDER_UNAVAILABLE');
    expect(await refusalOf(complete(client, answer))).toBe('409 PROVIDER_UNAVAILABLE');
    await misbehave(client, { issuer: 'https://example.net' });
    expect(await refusalOf(begin(client))).toBe('409 PROVIDER_UNAVAILABLE');
  });

  it('is refused with a wrong client secret', async () => {
    const { client } = await withDomain({ clientSecret: 'wrong' });
    expect(await refusalOf(complete(client, await throughProvider(client)))).toBe(
      '403 PROVIDER_REFUSED',
    );
  });

  it('opens no account, and only one that may sign in', async () => {
    const { client } = await withDomain();
    const through = async (email: string) =>
      refusalOf(complete(client, await throughProvider(client, email)));
    expect(await through('nobody@example.com')).toBe('403 NO_ACCOUNT');
    expect(await through('nora.quinn@example.com')).toBe('403 EMAIL_NOT_VERIFIED');
    const { users } = mock.store.tenant(client.tenant).state;
    const ana = Object.values(users).find(({ email }) => email === ANA);
    if (ana) ana.suspended = true;
    expect(await through(ANA)).toBe('403 ACCOUNT_SUSPENDED');
  });
});

describe('a domain that requires its provider', () => {
  it('refuses the right password, except of account admins', async () => {
    const { client, path } = await withDomain();
    const admin = adminOf(client);
    await client.signIn(admin);
    const json = { version: 2, required: true };
    expect((await client.call('PATCH', path, { json })).status).toBe(200);
    client.token = null;
    expect(await refusalOf(logIn(client))).toBe('403 PROVIDER_REQUIRED');
    expect(await refusalOf(logIn(client, ANA, 'Wrong!1234'))).toBe('401 INVALID_CREDENTIALS');
    expect((await logIn(client, admin)).status).toBe(200);
    expect((await complete(client, await throughProvider(client))).status).toBe(200);
  });
});
