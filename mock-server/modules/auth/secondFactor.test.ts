import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import {
  ANA,
  Client,
  CONTROL,
  PASSWORD,
  problemOf,
  refusalOf,
  type SignedIn,
  testMock,
} from '../../../tests/support/host/mock.ts';

const { mock, clock } = await testMock();
let tenants = 0;
const MINUTE = 60 * 1000;

const newClient = () => new Client(mock, `factor-${++tenants}`);
/** The code of the app, now or a number of codes later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now + later * 30_000,
  });

const logIn = (client: Client) =>
  client.call('POST', '/auth/login', { json: { email: ANA, password: PASSWORD } });
const answer = (client: Client, challenge: string | undefined, code: string) =>
  client.call('POST', '/auth/second-factor', { json: { challenge, code } });
const challenged = async (client: Client) => (await problemOf(await logIn(client))).challenge;
const post = <T>(client: Client, path: string, json?: object) =>
  client.json<{ data: T }>('POST', path, json ? { json } : {});

/** Turns an app on. Its first code is of the minute before. */
async function withApp(client: Client) {
  await client.signIn();
  const { body } = await post<{ secret: string; uri: string }>(client, '/profile/authenticator');
  const { secret, uri } = body.data;
  const code = codeOf(secret);
  const done = await post<{ codes: string[] }>(client, '/profile/authenticator/code', { code });
  expect(done.status).toBe(200);
  clock.now += MINUTE;
  return { secret, uri, codes: done.body.data.codes };
}
const subjects = async (client: Client) =>
  (await client.json<{ subject: string }[]>('GET', `${CONTROL}/outbox.json`)).body.map(
    ({ subject }) => subject,
  );

it('asks for a code after the right password only, and then answers as a sign-in', async () => {
  const client = newClient();
  const { user } = await client.signIn();
  const { secret, uri } = await withApp(client);
  expect(uri).toContain('otpauth://totp/Meridian');
  expect(await subjects(client)).toContain('Your authenticator app was turned on');
  const json = { email: ANA, password: 'Wrong!1234' };
  expect(await refusalOf(client.call('POST', '/auth/login', { json }))).toBe(
    '401 INVALID_CREDENTIALS',
  );
  const problem = await problemOf(await logIn(client));
  expect(problem).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' });
  const answered = await answer(client, problem.challenge, codeOf(secret));
  expect(answered.status).toBe(200);
  const { data } = (await answered.json()) as { data: SignedIn };
  expect(data.user).toEqual(user);
  client.token = data.accessToken;
  expect((await client.call('GET', '/auth/me')).status).toBe(200);
  const { activity } = mock.store.tenant(client.tenant).state;
  expect(activity.slice(-2).map(({ action }) => action)).toEqual(['login_failed', 'login']);
});

it('takes each code and each challenge once, and the codes of the minute around', async () => {
  const client = newClient();
  const { secret } = await withApp(client);
  for (const later of [-1, 0, 1]) {
    const challenge = await challenged(client);
    const code = codeOf(secret, later);
    expect((await answer(client, challenge, code)).status, `${later}`).toBe(200);
    expect(await refusalOf(answer(client, challenge, codeOf(secret, later + 1)))).toBe(
      '401 TOKEN_INVALID',
    );
    expect(await refusalOf(answer(client, await challenged(client), code))).toBe(
      '401 SECOND_FACTOR_WRONG',
    );
  }
  clock.now += 10 * MINUTE;
  for (const later of [-2, 2]) {
    const refused = answer(client, await challenged(client), codeOf(secret, later));
    expect(await refusalOf(refused)).toBe('401 SECOND_FACTOR_WRONG');
  }
});

it('limits codes by challenge, person and time', async () => {
  const client = newClient();
  const { secret } = await withApp(client);
  const first = await challenged(client);
  for (let i = 0; i < 5; i++) {
    expect(await refusalOf(answer(client, first, 'AAAA-AAAA'))).toBe('401 SECOND_FACTOR_WRONG');
  }
  expect(await refusalOf(answer(client, first, codeOf(secret)))).toBe('401 TOKEN_INVALID');
  const second = await challenged(client);
  for (let i = 0; i < 5; i++) await answer(client, second, '000000');
  const third = await challenged(client);
  expect(await refusalOf(answer(client, third, codeOf(secret)))).toBe('429 RATE_LIMITED');
  clock.now += 60 * MINUTE;
  const late = await challenged(client);
  clock.now += 5 * MINUTE;
  expect(await refusalOf(answer(client, late, codeOf(secret)))).toBe('401 TOKEN_EXPIRED');
});

it('takes each of the recovery codes once, and new ones replace them', async () => {
  const client = newClient();
  const { codes } = await withApp(client);
  expect(new Set(codes).size).toBe(10);
  const [code = '', other = ''] = codes;
  const typed = ` ${code.replaceAll('-', '').toLowerCase()}`;
  expect((await answer(client, await challenged(client), typed)).status).toBe(200);
  expect(await subjects(client)).toContain('A recovery code was used');
  expect(await refusalOf(answer(client, await challenged(client), code))).toBe(
    '401 SECOND_FACTOR_WRONG',
  );
  clock.now -= MINUTE;
  const renewed = await post<{ codes: string[] }>(client, '/profile/recovery-codes');
  expect(await refusalOf(answer(client, await challenged(client), other))).toBe(
    '401 SECOND_FACTOR_WRONG',
  );
  const [next = ''] = renewed.body.data.codes;
  expect((await answer(client, await challenged(client), next)).status).toBe(200);
});

it('ends with the password of the person, and every sign-in that waits ends with a new password', async () => {
  const client = newClient();
  const { secret } = await withApp(client);
  const waiting = await challenged(client);
  const passwords = { currentPassword: PASSWORD, password: 'Girder#57' };
  expect((await client.call('PUT', '/profile/password', { json: passwords })).status).toBe(200);
  expect(await refusalOf(answer(client, waiting, codeOf(secret)))).toBe('401 TOKEN_INVALID');
  const remove = (currentPassword: string) =>
    client.call('POST', '/profile/authenticator/removal', { json: { currentPassword } });
  expect(await refusalOf(remove(PASSWORD))).toBe('422 VALIDATION_FAILED');
  expect((await remove('Girder#57')).status).toBe(200);
  expect(await subjects(client)).toContain('Your authenticator app was turned off');
  await client.signIn(ANA, 'Girder#57');
});

it('needs a code of the new app before it counts, and tells the secret only once', async () => {
  const client = newClient();
  await client.signIn();
  const { body } = await post<{ secret: string }>(client, '/profile/authenticator');
  const finish = (code: string) =>
    client.call('POST', '/profile/authenticator/code', { json: { code } });
  expect(await refusalOf(finish('000000'))).toBe('422 VALIDATION_FAILED');
  await client.signIn();
  expect((await finish(codeOf(body.data.secret))).status).toBe(200);
  expect(await refusalOf(finish(codeOf(body.data.secret)))).toBe('409 WRONG_STATE');
  for (const path of ['/profile/second-factor', '/profile', '/profile/export']) {
    expect(await (await client.call('GET', path)).text()).not.toContain(body.data.secret);
  }
});

it('is asked for when the account says so, and after the days of grace nothing works without', async () => {
  const client = newClient();
  const admin = new Client(mock, client.tenant);
  await admin.signIn('ingrid.solberg@example.com');
  const change = async (json: object) => {
    const { body } = await admin.json<{ data: { version: number } }>('GET', '/account/settings');
    return admin.call('PATCH', '/account/settings', {
      json: { ...json, version: body.data.version },
    });
  };
  const rule = { secondFactorRequired: true, secondFactorGraceDays: 2 };
  expect((await change(rule)).status).toBe(200);
  const due = new Date(clock.now + 2 * 24 * 60 * MINUTE).toISOString();
  await client.signIn();
  const account = await client.json<{ data: object }>('GET', '/account');
  expect(account.body.data).toMatchObject({ secondFactorDueAt: due });
  clock.now += 2 * 24 * 60 * MINUTE;
  await client.signIn();
  expect(await refusalOf(client.call('GET', '/projects'))).toBe('403 SECOND_FACTOR_MISSING');
  expect((await client.call('GET', '/account')).status).toBe(200);
  await withApp(client);
  expect((await client.call('GET', '/projects')).status).toBe(200);
  const { body } = await client.json<{ data: object }>('GET', '/account');
  expect(body.data).toMatchObject({ secondFactorDueAt: null });
});

it('can be removed by an account admin, which ends the sessions of the person', async () => {
  const client = newClient();
  await withApp(client);
  const admin = new Client(mock, client.tenant);
  await admin.signIn('ingrid.solberg@example.com');
  const remove = (id: string, as = admin) =>
    as.call('POST', `/members/${id}/second-factor/removal`);
  expect(await refusalOf(remove('usr_ana', client))).toBe('403 FORBIDDEN');
  expect(await refusalOf(remove('usr_rosa'))).toBe('409 WRONG_STATE');
  const { body } = await admin.json<{ data: { permittedActions: string[] } }>(
    'GET',
    '/members/usr_ana',
  );
  expect(body.data.permittedActions).toContain('remove_second_factor');
  expect((await remove('usr_ana')).status).toBe(200);
  expect(await refusalOf(client.call('GET', '/auth/me'))).toBe('401 UNAUTHENTICATED');
  expect(await subjects(admin)).toContain('Your second factor was removed');
  const { activity } = mock.store.tenant(client.tenant).state;
  expect(activity.at(-1)).toMatchObject({
    ...{ action: 'second_factor_removed', actorId: 'usr_ingrid' },
    record: { id: 'usr_ana' },
  });
  await client.signIn();
});
