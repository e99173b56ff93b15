import { describe, expect, it } from 'vitest';
import {
  ANA,
  Client,
  CONTROL,
  PASSWORD,
  problemOf,
  refusalOf,
  type SignedIn,
  testMock,
} from '../../../../tests/support/host/mock.ts';
import { DEFAULT_TENANT } from '../../../core/state/tenant.ts';
import { demoAccounts } from '../../account/seed/accounts.ts';

interface Mail {
  to: string;
  subject: string;
  link: string;
}

const { mock, clock } = await testMock();
let tenants = 0;
const newClient = () => new Client(mock, `auth-${++tenants}`);
const SECONDS = 1000;

async function outbox(client: Client): Promise<Mail[]> {
  return (await client.json<Mail[]>('GET', `${CONTROL}/outbox.json`)).body;
}

async function lastToken(client: Client): Promise<string> {
  // Reminders and digests come to the outbox, too.
  const mail = (await outbox(client)).find(({ link }) => link.includes('token='));
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

const person = {
  username: 'Rita Moss',
  email: 'Rita.Moss@example.com',
  password: 'Girder#57',
  confirmPassword: 'Girder#57',
};
const signUp = (client: Client) => client.call('POST', '/auth/signup', { json: person });
const logIn = (client: Client, email = person.email, password = person.password) =>
  client.call('POST', '/auth/login', { json: { email, password } });
const verify = (client: Client, token: string) =>
  client.call('POST', '/auth/verify-email', { json: { token } });
const refresh = (client: Client, refreshToken: string) =>
  client.call('POST', '/auth/refresh-token', { json: { refreshToken } });
const rolesOf = async (client: Client) =>
  (await client.json<{ data: { role: string }[] }>('GET', '/projects')).body.data.map(
    ({ role }) => role,
  );
const me = (client: Client) => client.call('GET', '/auth/me');

describe('an account', () => {
  it('signs in after sign-up and confirmation by the emailed link', async () => {
    const client = newClient();
    const headers = { origin: 'http://localhost:5999' };
    expect((await client.call('POST', '/auth/signup', { json: person, headers })).status).toBe(201);
    const [mail, ...others] = await outbox(client);
    expect(others).toEqual([]);
    expect(mail?.to).toBe('rita.moss@example.com');
    expect(mail?.link).toMatch(/^http:\/\/localhost:5999\/verify-email\/\?token=./);
    expect(await refusalOf(logIn(client))).toBe('403 EMAIL_NOT_VERIFIED');
    const token = await lastToken(client);
    expect((await verify(client, token)).status).toBe(200);
    expect(await refusalOf(verify(client, token))).toBe('401 TOKEN_INVALID');

    const { user } = await client.signIn(person.email.toUpperCase(), person.password);
    expect(user.email).toBe('rita.moss@example.com');
    expect(await rolesOf(client)).toEqual([]);
  });

  it('has an account of its own, without a project of the demo', async () => {
    const client = new Client(mock, DEFAULT_TENANT);
    await signUp(client);
    await verify(client, await lastToken(client));
    await client.signIn(person.email, person.password);
    expect(await rolesOf(client)).toEqual([]);
    const { body } = await client.json<{ data: { name: string; permittedActions: string[] } }>(
      'GET',
      '/account',
    );
    expect(body.data.name).toBe("Rita Moss's account");
    expect(body.data.permittedActions).toContain('create_project');
  });

  it('does not reveal an unconfirmed address without its password', async () => {
    const client = newClient();
    const nora = demoAccounts.find(({ email }) => email.startsWith('nora'))?.email;
    expect(await refusalOf(logIn(client, nora, 'Wrong!1234'))).toBe('401 INVALID_CREDENTIALS');
    expect(await refusalOf(logIn(client, nora, PASSWORD))).toBe('403 EMAIL_NOT_VERIFIED');
  });

  it('cannot be created twice, in any case of the address, even simultaneously', async () => {
    const client = newClient();
    const attempts = await Promise.all([signUp(client), signUp(client)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = { ...person, email: 'rita.moss@EXAMPLE.com' };
    const refused = client.call('POST', '/auth/signup', { json: again });
    expect(await refusalOf(refused)).toBe('409 EMAIL_EXISTS');
    expect(await outbox(client)).toHaveLength(1);
  });

  it('requires the same password twice', async () => {
    const client = newClient();
    const json = { ...person, confirmPassword: 'Girder#58' };
    const before = client.state();
    const problem = await problemOf(await client.call('POST', '/auth/signup', { json }));
    expect(problem.errors?.[0]).toMatchObject({ pointer: '/confirmPassword' });
    expect(client.state()).toBe(before);
  });

  it('gets the confirmation again, and an unknown address gets no email', async () => {
    const client = newClient();
    await signUp(client);
    const resend = (email: string) =>
      client.json('POST', '/auth/resend-verification', { json: { email } });
    const known = await resend(person.email);
    expect(await resend('nobody@example.com')).toEqual(known);
    expect(await resend(ANA)).toEqual(known);
    expect((await outbox(client)).map(({ to }) => to)).toEqual(
      Array(2).fill('rita.moss@example.com'),
    );
    clock.now += 24 * 3600 * SECONDS;
    expect(await refusalOf(verify(client, await lastToken(client)))).toBe('401 TOKEN_EXPIRED');
  });
});

describe('a session', () => {
  it.each(demoAccounts.filter(({ email }) => !email.startsWith('nora')))(
    'can be started by $name',
    async ({ email, password, name }) => {
      const client = newClient();
      await client.signIn(email, password);
      const { body } = await client.json<{ data: { username: string } }>('GET', '/auth/me');
      expect(body.data.username).toBe(name);
    },
  );

  it('is refused with the same answer for a wrong password and an unknown address', async () => {
    const client = newClient();
    const wrong = await problemOf(await logIn(client, ANA, 'Wrong!1234'));
    const unknown = await problemOf(await logIn(client, 'nobody@example.com', 'Wrong!1234'));
    const colleague = await problemOf(await logIn(client, 'kofi.mensah@example.com', PASSWORD));
    expect(wrong.code).toBe('INVALID_CREDENTIALS');
    expect(unknown).toEqual(wrong);
    expect(colleague).toEqual(wrong);
  });

  it('has access tokens that expire and can be refreshed', async () => {
    const client = newClient();
    const { refreshToken } = await client.signIn();
    clock.now += 899 * SECONDS;
    expect((await me(client)).status).toBe(200);
    clock.now += 1 * SECONDS;
    expect(await refusalOf(me(client))).toBe('401 TOKEN_EXPIRED');
    const { status, body } = await client.json<SignedIn>('POST', '/auth/refresh-token', {
      json: { refreshToken },
    });
    expect(status).toBe(200);
    client.token = body.accessToken;
    expect((await me(client)).status).toBe(200);
    expect((await refresh(client, body.refreshToken)).status).toBe(200);
  });

  it('ends when a refresh token is reused 30 seconds later', async () => {
    const client = newClient();
    const first = await client.signIn();
    const other = await client.signIn();
    client.token = first.accessToken;
    const second: SignedIn = await (await refresh(client, first.refreshToken)).json();
    expect((await me(client)).status).toBe(200);
    clock.now += 30 * SECONDS;
    expect(await refusalOf(refresh(client, first.refreshToken))).toBe('401 TOKEN_INVALID');
    expect(await refusalOf(refresh(client, second.refreshToken))).toBe('401 TOKEN_INVALID');
    expect(await refusalOf(me(client))).toBe('401 UNAUTHENTICATED');
    client.token = second.accessToken;
    expect(await refusalOf(me(client))).toBe('401 UNAUTHENTICATED');
    // The other sign-in of the same person is a separate session.
    client.token = other.accessToken;
    expect((await me(client)).status).toBe(200);
  });

  it('gives simultaneous refreshes, and a late one, the same new token', async () => {
    const client = newClient();
    const { refreshToken } = await client.signIn();
    const next = async (token: string) =>
      ((await (await refresh(client, token)).json()) as SignedIn).refreshToken;
    const [one, other] = await Promise.all([next(refreshToken), next(refreshToken)]);
    expect(other).toBe(one);
    const later = await next(one);
    clock.now += 29 * SECONDS;
    expect(await next(refreshToken)).toBe(one);
    expect(await next(one)).toBe(later);
    expect((await refresh(client, later)).status).toBe(200);
  });

  it('cannot be refreshed after the refresh token expires', async () => {
    const client = newClient();
    await client.call('PUT', `${CONTROL}/settings`, { json: { refreshTokenSeconds: 60 } });
    const { refreshToken } = await client.signIn();
    clock.now += 60 * SECONDS;
    expect(await refusalOf(refresh(client, refreshToken))).toBe('401 TOKEN_EXPIRED');
  });

  it('ends at sign-out, which can be repeated', async () => {
    const client = newClient();
    const { refreshToken } = await client.signIn();
    const logOut = () => client.call('POST', '/auth/logout', { json: { refreshToken } });
    expect((await logOut()).status).toBe(200);
    expect(await refusalOf(me(client))).toBe('401 UNAUTHENTICATED');
    expect(await refusalOf(refresh(client, refreshToken))).toBe('401 TOKEN_INVALID');
    expect((await logOut()).status).toBe(200);
  });

  it('is invalid in another tenant, altered, or with another scheme', async () => {
    const client = newClient();
    const { accessToken } = await client.signIn();
    const [head, claims, signature] = accessToken.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const authorization of [
      '',
      'Bearer',
      'Basic eDp5',
      'Bearer not-a-token',
      `Token ${accessToken}`,
      `Bearer ${head}.${claims}.${signature?.split('').reverse().join('')}`,
      `Bearer ${unsigned}.${claims}.`,
    ]) {
      const answer = client.call('GET', '/auth/me', { headers: { authorization } });
      expect(await refusalOf(answer), authorization).toBe('401 UNAUTHENTICATED');
    }
    const stranger = newClient();
    stranger.token = accessToken;
    expect(await refusalOf(me(stranger))).toBe('401 UNAUTHENTICATED');
    // Not even with a session of the same id.
    const { sessions } = mock.store.tenant(client.tenant).state;
    mock.store.tenant(stranger.tenant).state.sessions = structuredClone(sessions);
    expect(await refusalOf(me(stranger))).toBe('401 UNAUTHENTICATED');
    expect((await me(client)).status).toBe(200);
  });

  it('is required by every operation with security, and by no other', async () => {
    const client = newClient();
    for (const { id, method, path, caller } of mock.contract.operations) {
      const url = path.replace(/\{\w+\}/g, 'prj_harbor');
      const { status } = await client.call(method.toUpperCase(), url);
      expect(status === 401, id).toBe(caller !== null);
    }
  });
});

describe('a forgotten password', () => {
  const newPassword = 'Girder&22';
  const reset = (client: Client, token: string) =>
    client.call('POST', '/auth/reset-password', { json: { token, password: newPassword } });
  const forgot = (client: Client, email: string) =>
    client.json('POST', '/auth/forgot-password', { json: { email } });

  it('is replaced with the emailed link, once, and all sessions end', async () => {
    const client = newClient();
    const { refreshToken } = await client.signIn();
    const known = await forgot(client, ANA);
    expect(await forgot(client, 'nobody@example.com')).toEqual(known);
    const [mail, ...others] = await outbox(client);
    expect(others).toEqual([]);
    expect(mail?.link).toMatch(/^http:\/\/127\.0\.0\.1:5173\/reset-password\/\?token=./);
    const token = await lastToken(client);
    expect((await reset(client, token)).status).toBe(200);
    expect(await refusalOf(me(client))).toBe('401 UNAUTHENTICATED');
    expect(await refusalOf(refresh(client, refreshToken))).toBe('401 TOKEN_INVALID');
    expect(await refusalOf(reset(client, token))).toBe('401 TOKEN_INVALID');
    expect(await refusalOf(logIn(client, ANA, PASSWORD))).toBe('401 INVALID_CREDENTIALS');
    await client.signIn(ANA, newPassword);
  });

  it('cannot be replaced with an expired link or one for another purpose', async () => {
    const client = newClient();
    await signUp(client);
    expect(await refusalOf(reset(client, await lastToken(client)))).toBe('401 TOKEN_INVALID');
    await forgot(client, ANA);
    clock.now += 3600 * SECONDS;
    expect(await refusalOf(reset(client, await lastToken(client)))).toBe('401 TOKEN_EXPIRED');
    await client.call('PUT', `${CONTROL}/settings`, { json: { emailedTokenSeconds: 5 } });
    await forgot(client, ANA);
    clock.now += 5 * SECONDS;
    expect(await refusalOf(reset(client, await lastToken(client)))).toBe('401 TOKEN_EXPIRED');
  });
});

describe('a push token', () => {
  const update = (client: Client, fcmToken: string) =>
    client.call('PUT', '/auth/push-token', { json: { fcmToken } });
  const tokens = (client: Client) =>
    Object.values(mock.store.tenant(client.tenant).state.sessions).map(({ fcmToken }) => fcmToken);

  it('belongs to a session: it is set at sign-in, renewed, removed, and ends with it', async () => {
    const client = newClient();
    const json = { email: ANA, password: PASSWORD, fcmToken: 'first' };
    await client.call('POST', '/auth/login', { json });
    const { refreshToken } = await client.signIn();
    expect(tokens(client)).toEqual(['first', null]);
    expect((await update(client, 'second')).status).toBe(200);
    expect(tokens(client)).toEqual(['first', 'second']);
    const remove = () => client.call('DELETE', '/auth/push-token');
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(tokens(client)).toEqual(['first', null]);
    await client.call('POST', '/auth/logout', { json: { refreshToken } });
    expect(await refusalOf(update(client, 'third'))).toBe('401 UNAUTHENTICATED');
  });

  it('moves from the session of the earlier user of a browser', async () => {
    const client = newClient();
    await client.signIn();
    await update(client, 'browser');
    await client.signIn('priya.raman@example.com');
    await update(client, 'browser');
    expect(tokens(client)).toEqual([null, 'browser']);
  });
});
