import { describe, expect, it } from 'vitest';
import { Authenticator } from '../../../../tests/support/host/authenticator.ts';
import {
  ANA,
  Client,
  CONTROL,
  PASSWORD,
  refusalOf,
  type SignedIn,
  testMock,
} from '../../../../tests/support/host/mock.ts';
import { accountNamed, DEMO_ACCOUNT } from '../../../core/state/account.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

const { mock, clock } = await testMock({ appUrl: 'https://portal.example.com' });
const rpId = 'portal.example.com';
const origin = 'https://portal.example.com';
let tenants = 0;
const newClient = () => new Client(mock, `passkeys-${++tenants}`);
const userOf = (client: Client, email = ANA) => {
  const { users } = mock.store.tenant(client.tenant).state;
  const user = Object.values(users).find((candidate) => candidate.email === email);
  if (!user) throw new Error(`${email} has no account`);
  return user;
};

async function challengeOf(client: Client, path: string): Promise<string> {
  const { body } = await client.json<{ data: { challenge: string } }>('POST', path);
  return body.data.challenge;
}

const optionsForNew = (client: Client) => challengeOf(client, '/profile/passkey-challenge');
const create = (client: Client, credential: object) =>
  client.call('POST', '/profile/passkeys', { json: { credential } });

/** Signs in with the password and adds a passkey. */
async function withPasskey(
  client = newClient(),
  authenticator = new Authenticator(),
  email: string = ANA,
) {
  await client.signIn(email);
  const challenge = await optionsForNew(client);
  const answer = await create(client, authenticator.create({ challenge, origin, rpId }));
  expect(answer.status).toBe(201);
  const { data: passkey } = (await answer.json()) as Schemas['PasskeyResult'];
  return { client, authenticator, passkey };
}

const logIn = async (client: Client, credential: object) => {
  const init = { json: { credential }, headers: { authorization: '' } };
  return client.call('POST', '/auth/passkey-login', init);
};

async function logInWith(
  { client, authenticator }: { client: Client; authenticator: Authenticator },
  changes: Partial<Parameters<Authenticator['get']>[0]> = {},
) {
  const challenge = await challengeOf(client, '/auth/passkey-challenge');
  return logIn(client, authenticator.get({ challenge, origin, rpId, ...changes }));
}

const list = async (client: Client) =>
  (await client.json<Schemas['PasskeyListResult']>('GET', '/profile/passkeys')).body.data;

describe('a passkey', () => {
  it('signs in with the answer of a sign-in, and its use is shown', async () => {
    const known = await withPasskey();
    expect(await list(known.client)).toEqual([{ ...known.passkey, lastUsedAt: null }]);
    const answer = await logInWith(known);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: SignedIn };
    expect(data.user.email).toBe(ANA);
    known.client.token = data.accessToken;
    const lastUsedAt = new Date(clock.now).toISOString();
    expect(await list(known.client)).toEqual([{ ...known.passkey, lastUsedAt }]);
  });

  it('leaves its creation, its use and its removal in the log', async () => {
    const known = await withPasskey();
    await logInWith(known);
    const path = `/profile/passkeys/${known.passkey.id}`;
    await known.client.call('PATCH', path, { json: { name: 'Phone' } });
    await known.client.call('DELETE', path);
    await logInWith(known);
    const { activity } = mock.store.tenant(known.client.tenant).state;
    const latest = activity.slice(-4).map(({ action, actorId }) => [action, actorId]);
    expect(latest).toEqual([
      ['passkey_added', 'usr_ana'],
      ['login', 'usr_ana'],
      ['passkey_removed', 'usr_ana'],
      ['login_failed', null],
    ]);
  });

  it('is told to the person by email', async () => {
    const { client } = await withPasskey();
    const { body } = await client.json<{ to: string; subject: string }[]>(
      'GET',
      `${CONTROL}/outbox.json`,
    );
    expect(body[0]).toMatchObject({ to: ANA, subject: 'A passkey was added to your account' });
  });

  it('can be renamed and removed, and no longer signs in', async () => {
    const known = await withPasskey();
    const path = `/profile/passkeys/${known.passkey.id}`;
    const { body } = await known.client.json<Schemas['PasskeyResult']>('PATCH', path, {
      json: { name: '  Phone ' },
    });
    expect(body.data.name).toBe('Phone');
    expect((await known.client.call('DELETE', path)).status).toBe(200);
    expect(await list(known.client)).toEqual([]);
    expect(await refusalOf(logInWith(known))).toBe('403 PASSKEY_REFUSED');
    expect(await refusalOf(known.client.call('DELETE', path))).toBe('404 NOT_FOUND');
  });

  it('is unknown to others', async () => {
    const { client, passkey } = await withPasskey();
    await client.signIn('marcus.reed@example.com');
    expect(await list(client)).toEqual([]);
    const path = `/profile/passkeys/${passkey.id}`;
    const rename = client.call('PATCH', path, { json: { name: 'Mine' } });
    expect(await refusalOf(rename)).toBe('404 NOT_FOUND');
    expect(await refusalOf(client.call('DELETE', path))).toBe('404 NOT_FOUND');
  });

  it('is added once, and to one account', async () => {
    const { client, authenticator } = await withPasskey();
    await client.signIn('marcus.reed@example.com');
    const challenge = await optionsForNew(client);
    const again = create(client, authenticator.create({ challenge, origin, rpId }));
    expect(await refusalOf(again)).toBe('409 PASSKEY_EXISTS');
  });

  it('is one of at most 20', async () => {
    const { client } = await withPasskey();
    const { passkeys } = mock.store.tenant(client.tenant).state;
    const [first] = Object.values(passkeys);
    if (!first) throw new Error('no passkey');
    for (let n = 2; n <= 20; n++) {
      passkeys[`psk_${n}`] = { ...first, id: `psk_${n}`, credentialId: `credential${n}` };
    }
    const challenge = await optionsForNew(client);
    const more = create(client, new Authenticator().create({ challenge, origin, rpId }));
    expect(await refusalOf(more)).toBe('409 LIMIT_REACHED');
  });

  it.each([
    ['another origin', { origin: 'https://portal.example.net' }],
    ['another domain', { rpId: 'example.net' }],
    ['no verification of the person', { verified: false }],
  ])('is refused with %s', async (_what, changes) => {
    const known = await withPasskey();
    expect(await refusalOf(logInWith(known, changes))).toBe('403 PASSKEY_REFUSED');
    const challenge = await optionsForNew(known.client);
    const answer = new Authenticator().create({ challenge, origin, rpId, ...changes });
    expect(await refusalOf(create(known.client, answer))).toBe('403 PASSKEY_REFUSED');
  });

  it('keeps its origin whatever the headers of a request say', async () => {
    const known = await withPasskey();
    const challenge = await challengeOf(known.client, '/auth/passkey-challenge');
    const evil = 'http://localhost:666';
    const credential = known.authenticator.get({ challenge, origin: evil, rpId: 'localhost' });
    const headers = { origin: evil, host: 'localhost:666', 'x-forwarded-host': 'localhost:666' };
    const answer = known.client.call('POST', '/auth/passkey-login', {
      json: { credential },
      headers,
    });
    expect(await refusalOf(answer)).toBe('403 PASSKEY_REFUSED');
  });

  it('is refused if its counter does not go up', async () => {
    const known = await withPasskey();
    known.authenticator.counter = 5;
    expect((await logInWith(known)).status).toBe(200);
    expect(await refusalOf(logInWith(known))).toBe('403 PASSKEY_REFUSED');
    known.authenticator.counter = 4;
    expect(await refusalOf(logInWith(known))).toBe('403 PASSKEY_REFUSED');
    known.authenticator.counter = 6;
    expect((await logInWith(known)).status).toBe(200);
  });

  it('is refused with the key of another one', async () => {
    const known = await withPasskey();
    const challenge = await challengeOf(known.client, '/auth/passkey-challenge');
    const own = known.authenticator.get({ challenge, origin, rpId });
    const other = new Authenticator().get({ challenge, origin, rpId });
    const forged = { ...own, response: { ...own.response, signature: other.response.signature } };
    expect(await refusalOf(logIn(known.client, forged))).toBe('403 PASSKEY_REFUSED');
  });

  it('gives a suspended or unconfirmed person what a password gives', async () => {
    const known = await withPasskey();
    userOf(known.client).suspended = true;
    expect(await refusalOf(logInWith(known))).toBe('403 ACCOUNT_SUSPENDED');
    userOf(known.client).verified = false;
    expect(await refusalOf(logInWith(known))).toBe('403 EMAIL_NOT_VERIFIED');
  });

  it('goes with the account', async () => {
    const known = await withPasskey();
    await known.client.signIn('marcus.reed@example.com');
    const challenge = await optionsForNew(known.client);
    const authenticator = new Authenticator();
    await create(known.client, authenticator.create({ challenge, origin, rpId }));
    const { state } = mock.store.tenant(known.client.tenant);
    state.memberships = state.memberships.filter(({ userId }) => userId !== 'usr_marcus');
    const json = { currentPassword: PASSWORD };
    expect((await known.client.call('POST', '/profile/delete', { json })).status).toBe(200);
    const gone = { client: known.client, authenticator };
    expect(await refusalOf(logInWith(gone))).toBe('403 PASSKEY_REFUSED');
    expect((await logInWith(known)).status).toBe(200);
  });
});

describe('a challenge', () => {
  it('works once', async () => {
    const { client, authenticator } = await withPasskey();
    const challenge = await challengeOf(client, '/auth/passkey-challenge');
    const credential = authenticator.get({ challenge, origin, rpId });
    expect((await logIn(client, credential)).status).toBe(200);
    expect(await refusalOf(logIn(client, credential))).toBe('409 CHALLENGE_EXPIRED');
  });

  it('ends after five minutes', async () => {
    const { client, authenticator } = await withPasskey();
    const challenge = await challengeOf(client, '/auth/passkey-challenge');
    clock.now += 5 * 60 * 1000;
    const answer = logIn(client, authenticator.get({ challenge, origin, rpId }));
    expect(await refusalOf(answer)).toBe('409 CHALLENGE_EXPIRED');
  });

  it('is for one purpose and one person', async () => {
    const { client, authenticator } = await withPasskey();
    const forLogin = await challengeOf(client, '/auth/passkey-challenge');
    const forNew = await optionsForNew(client);
    const signed = { origin, rpId };
    const added = create(client, new Authenticator().create({ challenge: forLogin, ...signed }));
    expect(await refusalOf(added)).toBe('409 CHALLENGE_EXPIRED');
    const login = logIn(client, authenticator.get({ challenge: forNew, ...signed }));
    expect(await refusalOf(login)).toBe('409 CHALLENGE_EXPIRED');
    await client.signIn('marcus.reed@example.com');
    const stolen = create(client, new Authenticator().create({ challenge: forNew, ...signed }));
    expect(await refusalOf(stolen)).toBe('409 CHALLENGE_EXPIRED');
  });

  it('asks for any passkey of the portal, and names none', async () => {
    const { client } = await withPasskey();
    const { body } = await client.json<{ data: object }>('POST', '/auth/passkey-challenge');
    expect(body.data).toEqual({
      rpId,
      challenge: expect.any(String),
      timeout: 300_000,
      userVerification: 'required',
    });
  });
});

describe('a required second factor', () => {
  const MINUTE = 60 * 1000;
  const projects = (client: Client) => client.call('GET', '/projects');
  const confirm = async ({ client, authenticator }: Awaited<ReturnType<typeof withPasskey>>) => {
    const challenge = await challengeOf(client, '/auth/passkey-challenge');
    const credential = authenticator.get({ challenge, origin, rpId });
    return client.call('POST', '/auth/step-up', { json: { credential } });
  };
  function demand(client: Client) {
    const account = accountNamed(mock.store.tenant(client.tenant).state, DEMO_ACCOUNT);
    account.secondFactorRequired = true;
    account.secondFactorGraceDays = 0;
    account.secondFactorSince = new Date(clock.now).toISOString();
  }

  it('is met by a sign-in with a passkey, and by adding the first one', async () => {
    const known = await withPasskey();
    demand(known.client);
    expect((await projects(known.client)).status).toBe(200);
    const { data } = (await (await logInWith(known)).json()) as { data: SignedIn };
    known.client.token = data.accessToken;
    expect((await projects(known.client)).status).toBe(200);
    const { body } = await known.client.json<{ data: object }>('GET', '/account');
    expect(body.data).toMatchObject({ secondFactorDueAt: null });
  });

  it('is not met by the password of somebody who has a passkey, and adds nothing before it is used', async () => {
    const known = await withPasskey();
    demand(known.client);
    await known.client.signIn();
    expect(await refusalOf(projects(known.client))).toBe('403 SECOND_FACTOR_MISSING');
    for (const path of ['/profile/authenticator', '/profile/passkey-challenge']) {
      const added = known.client.call('POST', path);
      expect(await refusalOf(added)).toBe('403 SECOND_FACTOR_MISSING');
    }
    expect((await list(known.client)).length).toBe(1);
    expect((await confirm(known)).status).toBe(200);
    expect((await projects(known.client)).status).toBe(200);
  });

  it('can be lost, and an account admin removes the passkeys', async () => {
    const known = await withPasskey();
    demand(known.client);
    const admin = new Client(mock, known.client.tenant);
    await withPasskey(admin, new Authenticator(), 'ingrid.solberg@example.com');
    const removed = admin.call('POST', '/members/usr_ana/second-factor/removal');
    expect((await removed).status).toBe(200);
    expect(await refusalOf(logInWith(known))).toBe('403 PASSKEY_REFUSED');
    await withPasskey(known.client);
    expect((await projects(known.client)).status).toBe(200);
  });

  it('takes the passkey of the person alone as a proof, and counts it as a recent one', async () => {
    const known = await withPasskey();
    const { state } = mock.store.tenant(known.client.tenant);
    for (const session of Object.values(state.sessions)) {
      session.startedAt = new Date(clock.now - 16 * MINUTE).toISOString();
    }
    const exported = () => known.client.call('GET', '/profile/export');
    expect(await refusalOf(exported())).toBe('403 STEP_UP_REQUIRED');
    const marcus = new Client(mock, known.client.tenant);
    const other = await withPasskey(marcus, new Authenticator(), 'marcus.reed@example.com');
    const stolen = await confirm({ ...other, client: known.client });
    expect(await refusalOf(stolen)).toBe('403 PASSKEY_REFUSED');
    expect(await refusalOf(exported())).toBe('403 STEP_UP_REQUIRED');
    expect((await confirm(known)).status).toBe(200);
    expect((await exported()).status).toBe(200);
  });
});
