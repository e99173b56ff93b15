import { expect, it } from 'vitest';
import { Client, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Domain = Schemas['SignInDomain'];

const { mock } = await testMock({ appUrl: 'https://portal.example.com' });
let tenants = 0;

async function asAdmin(): Promise<Client> {
  const client = new Client(mock, `domains-${++tenants}`);
  const { users } = mock.store.tenant(client.tenant).state;
  await client.signIn(Object.values(users).find(({ accountAdmin }) => accountAdmin)?.email);
  return client;
}

const PATH = '/account/sign-in-domains';
const request = {
  domain: 'meridian.example',
  companyName: ' Meridian Builders ',
  issuer: 'https://login.meridian.example',
  clientId: 'portal',
  clientSecret: 'top-secret',
};
const add = (client: Client, changes: object = {}) =>
  client.call('POST', PATH, { json: { ...request, ...changes } });
const added = async (client: Client, changes: object = {}) =>
  ((await (await add(client, changes)).json()) as Schemas['SignInDomainResult']).data;

it('a new domain names the record that proves it and the callback, and never its secret', async () => {
  const client = await asAdmin();
  const domain = await added(client);
  expect(domain).toEqual<Domain>({
    id: expect.any(String),
    domain: 'meridian.example',
    companyName: 'Meridian Builders',
    issuer: 'https://login.meridian.example',
    clientId: 'portal',
    callbackUrl: 'https://portal.example.com/login/callback',
    required: false,
    verifiedAt: null,
    txtRecord: {
      name: '_portal.meridian.example',
      value: expect.stringMatching(/^portal-domain=[\w-]{43}$/),
    },
    version: 1,
  });
  const list = await (await client.call('GET', PATH)).text();
  const { activity } = mock.store.tenant(client.tenant).state;
  const log = JSON.stringify(activity.at(-1));
  expect(log).toContain('Sign-in of meridian.example');
  expect(list).toContain('meridian.example');
  expect(`${list}${log}`).not.toContain('top-secret');
});

it('a domain is in the list once', async () => {
  const client = await asAdmin();
  await added(client);
  expect(await refusalOf(add(client))).toBe('409 NAME_TAKEN');
});

it('a domain is required only once it is verified, which needs its record', async () => {
  const client = await asAdmin();
  const { id } = await added(client);
  const require = (version: number) =>
    client.call('PATCH', `${PATH}/${id}`, { json: { version, required: true } });
  expect(await refusalOf(require(1))).toBe('409 WRONG_STATE');
  expect((await client.call('POST', `${PATH}/${id}/verify`)).status).toBe(200);
  expect(await refusalOf(require(1))).toBe('409 STALE_VERSION');
  expect((await require(2)).status).toBe(200);
  const without = await added(client, { domain: 'no-record.example.com' });
  const verified = client.call('POST', `${PATH}/${without.id}/verify`);
  expect(await refusalOf(verified)).toBe('409 DOMAIN_RECORD_MISSING');
});

it('an issuer without https is refused', async () => {
  const client = await asAdmin();
  const issuer = 'http://login.meridian.example';
  expect(await refusalOf(add(client, { issuer }))).toBe('422 VALIDATION_FAILED');
  const { id } = await added(client);
  const change = client.call('PATCH', `${PATH}/${id}`, { json: { version: 1, issuer } });
  expect(await refusalOf(change)).toBe('422 VALIDATION_FAILED');
});

it('only account admins change domains', async () => {
  const client = await asAdmin();
  const { id } = await added(client);
  await client.signIn();
  expect((await client.call('GET', PATH)).status).toBe(200);
  expect(await refusalOf(add(client, { domain: 'other.example' }))).toBe('403 FORBIDDEN');
  expect(await refusalOf(client.call('DELETE', `${PATH}/${id}`))).toBe('403 FORBIDDEN');
  await client.signIn('diego.alvarez@example.com');
  expect(await refusalOf(client.call('GET', PATH))).toBe('403 FORBIDDEN');
});

it('a removed domain is gone', async () => {
  const client = await asAdmin();
  const { id } = await added(client);
  expect((await client.call('DELETE', `${PATH}/${id}`)).status).toBe(200);
  expect(await refusalOf(client.call('DELETE', `${PATH}/${id}`))).toBe('404 NOT_FOUND');
});
