import { beforeEach, describe, expect, test } from 'vitest';
import { ANA, Client, PASSWORD, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { picture } from '../../../tests/support/host/pictures.ts';
import { accountNamed, DEMO_ACCOUNT } from '../../core/state/account.ts';
import { inconsistencies } from '../../server/inconsistencies.ts';
import { accountDefaults } from './account.ts';

interface Settings {
  name: string;
  logoUrl: string | null;
  version: number;
}
interface Problem {
  code: string;
  errors: { pointer: string; code: string; detail: string }[];
}

const { mock, clock } = await testMock();
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LINKS = '/projects/prj_harbor/share-links';
let tenant = 0;
let admin: Client;

beforeEach(async () => {
  tenant += 1;
  admin = await as('ingrid.solberg');
});

const stranger = () => new Client(mock, `account-${tenant}`);
async function as(name: string): Promise<Client> {
  const user = stranger();
  await user.signIn(`${name}@example.com`);
  return user;
}
const state = () => mock.store.tenant(`account-${tenant}`).state;
const read = async (caller = admin) =>
  (await caller.json<{ data: Settings }>('GET', '/account/settings')).body.data;
/** Changes settings, and expects that this succeeds. */
async function set(json: object): Promise<Settings> {
  const { version } = await read();
  const call = { json: { version, ...json } };
  const { status, body } = await admin.json<{ data: Settings }>('PATCH', '/account/settings', call);
  expect(status).toBe(200);
  return body.data;
}
/** Returns the fault at a field, as `pointer: sentence`. */
async function faultOf(client: Client, method: string, path: string, json: object) {
  const { status, body } = await client.json<Problem>(method, path, { json });
  const [error] = body.errors ?? [];
  return status === 422 && error?.code === 'account_rule'
    ? `${error.pointer}: ${error.detail}`
    : status;
}
const tokenTo = (email: string) => {
  // Reminders and digests come to the outbox, too.
  const mail = state().outbox.findLast(({ to, link }) => to === email && link?.includes('token='));
  return new URL(mail?.link ?? '').searchParams.get('token');
};

describe('the settings', () => {
  test.each([
    ['ingrid.solberg', 200, 200],
    ['ana.torres', 200, 403],
    ['diego.alvarez', 403, 403],
  ])('%s reads with %i and changes with %i', async (name, reads, changes) => {
    const client = await as(name);
    const { version } = await read();
    expect((await client.call('GET', '/account/settings')).status).toBe(reads);
    const json = { version, name: 'Meridian' };
    expect((await client.call('PATCH', '/account/settings', { json })).status).toBe(changes);
    expect((await client.call('DELETE', '/account/logo')).status).toBe(changes);
  });

  test('a change is seen by everybody, and one based on an earlier version is refused', async () => {
    const { version } = await read();
    const changed = await set({ name: ' Meridian Group ', timeZone: 'EST', currency: 'EUR' });
    expect(changed).toMatchObject({ name: 'Meridian Group', version: version + 1 });
    expect(accountDefaults(accountNamed(state(), DEMO_ACCOUNT))).toEqual({
      timeZone: 'EST',
      currency: 'EUR',
    });
    const { body } = await (await as('diego.alvarez')).json<{ data: Settings }>('GET', '/account');
    expect(body.data).toMatchObject({ name: 'Meridian Group', logoUrl: null });
    const stale = admin.call('PATCH', '/account/settings', { json: { version, name: 'Late' } });
    expect(await refusalOf(stale)).toBe('409 STALE_VERSION');
  });

  test.each([
    { name: ' ' },
    { passwordMinLength: 7 },
    { sessionIdleMinutes: 0 },
    { sessionMaxDays: 0 },
    { allowedEmailDomains: ['@example.com'] },
    { shareLinkExpiryDays: 366 },
    { logRetentionDays: 1 },
    { timeZone: 'Mars' },
  ])('%j is refused', async (json) => {
    const { version } = await read();
    const answer = admin.call('PATCH', '/account/settings', { json: { version, ...json } });
    expect(await refusalOf(answer)).toBe('422 VALIDATION_FAILED');
  });

  test('what is cleared is null', async () => {
    const rules = { passwordMaxAgeDays: 90, sessionIdleMinutes: 60, logRetentionDays: 365 };
    expect(await set(rules)).toMatchObject(rules);
    const none = { passwordMaxAgeDays: null, sessionIdleMinutes: null, logRetentionDays: null };
    expect(await set({ clear: Object.keys(rules) })).toMatchObject(none);
  });
});

describe('the logo', () => {
  const put = (data: Buffer) => {
    const body = new FormData();
    body.set('logo', new File([new Uint8Array(data)], 'logo.png'));
    return admin.call('PUT', '/account/logo', { body });
  };
  const statusOf = async (url: string | null) => (await stranger().call('GET', `${url}`)).status;

  test('is stored without metadata, replaced and removed, and needs no token', async () => {
    const { version } = await read();
    expect((await put(picture({ takenAt: '2026-06-02T23:30:00' }))).status).toBe(200);
    const first = await read();
    expect(first.version).toBe(version);
    const answer = await stranger().call('GET', `${first.logoUrl}`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await answer.text()).includes('Exif')).toBe(false);
    await put(picture({}, [80, 20]));
    const second = await read();
    expect([await statusOf(first.logoUrl), await statusOf(second.logoUrl)]).toEqual([404, 200]);
    expect(await inconsistencies(mock.store.tenant(`account-${tenant}`))).toEqual([]);
    await admin.call('DELETE', '/account/logo');
    expect(await read()).toMatchObject({ logoUrl: null });
    expect(await statusOf(second.logoUrl)).toBe(404);
  });

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '415 UNSUPPORTED_MEDIA_TYPE',
    ],
    ['half a picture', picture({}).subarray(0, 20), '415 UNSUPPORTED_MEDIA_TYPE'],
    ['a huge picture', picture({}, [4097, 16]), '422 VALIDATION_FAILED'],
    ['a large file', Buffer.alloc(2 * 1024 * 1024 + 1), '413 PAYLOAD_TOO_LARGE'],
  ])('is not %s', async (_, data, refusal) => {
    expect(await refusalOf(put(data))).toBe(refusal);
    expect(await read()).toMatchObject({ logoUrl: null });
  });
});

describe('a rule about passwords', () => {
  const short = 'Short#12';
  const long = 'Longer#12345';
  const reason = '/password: Meridian Builders asks for passwords of at least 12 characters';
  const person = (password: string) => ({
    ...{ username: 'Rita Moss', email: 'rita.moss@example.com' },
    ...{ password, confirmPassword: password },
  });
  beforeEach(async () => void (await set({ passwordMinLength: 12 })));

  test('does not hold for somebody who signs up, because they open an account of their own', async () => {
    expect(await faultOf(stranger(), 'POST', '/auth/signup', person(short))).toBe(201);
  });

  test('holds for a change of the password', async () => {
    const client = await as('ana.torres');
    const change = (password: string) =>
      faultOf(client, 'PUT', '/profile/password', { currentPassword: PASSWORD, password });
    expect([await change(short), await change(long)]).toEqual([reason, 200]);
  });

  test('holds for a reset, and the link still works afterwards', async () => {
    await stranger().call('POST', '/auth/forgot-password', { json: { email: ANA } });
    const token = tokenTo(ANA);
    const reset = (password: string) =>
      faultOf(stranger(), 'POST', '/auth/reset-password', { token, password });
    expect([await reset(short), await reset(long)]).toEqual([reason, 200]);
  });

  test('holds for a new account of an invitation', async () => {
    const email = 'rita.moss@example.com';
    await admin.call('POST', '/projects/prj_harbor/invitations', {
      json: { emails: [email], role: 'viewer' },
    });
    const token = tokenTo(email);
    const accept = (password: string) =>
      faultOf(stranger(), 'POST', '/auth/accept-invitation', { ...person(password), token });
    expect([await accept(short), await accept(long)]).toEqual([reason, 200]);
  });

  test('about their age refuses a sign-in, and sends a link that sets another one', async () => {
    await set({ passwordMaxAgeDays: 30 });
    const logIn = (password: string) =>
      stranger().call('POST', '/auth/login', { json: { email: ANA, password } });
    clock.now += 29 * DAY_MS;
    expect((await logIn(PASSWORD)).status).toBe(200);
    clock.now += DAY_MS;
    expect(await refusalOf(logIn(PASSWORD))).toBe('403 PASSWORD_EXPIRED');
    const json = { token: tokenTo(ANA), password: long };
    expect((await stranger().call('POST', '/auth/reset-password', { json })).status).toBe(200);
    expect((await logIn(long)).status).toBe(200);
  });
});

describe('a session', () => {
  const me = async (client: Client) => (await client.call('GET', '/account')).status;
  beforeEach(async () => {
    // An access token that outlives the session.
    state().settings.accessTokenSeconds = 400 * 24 * 60 * 60;
    admin = await as('ingrid.solberg');
  });

  test('ends without calls, together with its refresh token', async () => {
    await set({ sessionIdleMinutes: 10 });
    const client = stranger();
    const { refreshToken } = await client.signIn();
    clock.now += 9 * MINUTE_MS;
    expect(await me(client)).toBe(200);
    clock.now += 9 * MINUTE_MS;
    expect(await me(client)).toBe(200);
    clock.now += 10 * MINUTE_MS;
    expect(await refusalOf(client.call('GET', '/account'))).toBe('401 UNAUTHENTICATED');
    const refresh = stranger().call('POST', '/auth/refresh-token', { json: { refreshToken } });
    expect((await refresh).status).toBe(401);
    expect(await me(await as('ana.torres'))).toBe(200);
  });

  test('ends some days after the sign-in', async () => {
    await set({ sessionMaxDays: 2 });
    const client = await as('ana.torres');
    clock.now += 2 * DAY_MS - MINUTE_MS;
    expect(await me(client)).toBe(200);
    clock.now += MINUTE_MS;
    expect(await me(client)).toBe(401);
  });
});

describe('a rule about domains', () => {
  beforeEach(
    async () => void (await set({ allowedEmailDomains: ['example.com', 'site.example'] })),
  );

  test('keeps nobody from an account of their own', async () => {
    const email = 'rita@badexample.com';
    const json = { username: 'Rita', email, password: PASSWORD, confirmPassword: PASSWORD };
    expect(await faultOf(stranger(), 'POST', '/auth/signup', json)).toBe(201);
  });

  test('judges each invited address', async () => {
    const emails = [
      ...['rita@example.com', 'RITA@SITE.EXAMPLE', 'rita@sub.example.com', 'rita@badexample.com'],
      ...['rita@elsewhere.example', ANA, 'rita'],
    ];
    const { body } = await admin.json<{ data: { results: { outcome: string }[] } }>(
      ...(['POST', '/projects/prj_harbor/invitations'] as const),
      { json: { emails, role: 'viewer' } },
    );
    const outcomes = body.data.results.map(({ outcome }) => outcome);
    expect(outcomes).toEqual([
      ...['invited', 'invited', 'not_allowed', 'not_allowed'],
      ...['not_allowed', 'already_member', 'invalid'],
    ]);
    expect(state().outbox.map(({ to }) => to)).not.toContain('rita@elsewhere.example');
  });

  test('holds for a new address of a person', async () => {
    const client = await as('ana.torres');
    const json = { currentPassword: PASSWORD, newEmail: 'ana@elsewhere.example' };
    expect(await faultOf(client, 'PUT', '/profile/email', json)).toMatch('/newEmail: ');
  });
});

describe('a public link', () => {
  const targets = [{ type: 'scan', id: 'scn_harbor-02' }];
  const create = (client: Client, json: object = {}) =>
    client.json<{ data: { id: string; version: number; expiresAt: string }; token: string }>(
      ...(['POST', LINKS] as const),
      { json: { label: 'Test', targets, ...json } },
    );

  test('expires when the account says, unless it has a time of its own', async () => {
    await set({ shareLinkExpiryDays: 7 });
    const client = await as('ana.torres');
    const { body } = await create(client);
    expect(Date.parse(body.data.expiresAt) - clock.now).toBe(7 * DAY_MS);
    const expiresAt = new Date(clock.now + 20 * DAY_MS).toISOString();
    expect((await create(client, { expiresAt })).body.data.expiresAt).toBe(expiresAt);
  });

  test('needs a password if the account says so, and keeps it', async () => {
    await set({ shareLinkPasswordRequired: true });
    const client = await as('ana.torres');
    const reason = 'Meridian Builders asks for a password of each public link';
    const json = { label: 'Test', targets };
    expect(await faultOf(client, 'POST', LINKS, json)).toBe(`/password: ${reason}`);
    const { body } = await create(client, { password: 'crane-at-dawn' });
    const { id, version } = body.data;
    const change = (changes: object) =>
      faultOf(client, 'PATCH', `${LINKS}/${id}`, { version, ...changes });
    expect(await change({ clear: ['password'] })).toBe(`/clear: ${reason}`);
    expect(await change({ label: 'Lender' })).toBe(200);
  });

  test('shows the name and the logo of the account', async () => {
    await set({ name: 'Meridian Group' });
    const { body } = await create(await as('ana.torres'));
    const visitor = stranger();
    const { body: visit } = await visitor.json<{ data: { visitToken: string } }>(
      ...(['POST', '/public/link/open'] as const),
      { json: { token: body.token } },
    );
    visitor.token = visit.data.visitToken;
    const link = await visitor.json('GET', '/public/link');
    expect(link.body).toMatchObject({ data: { accountName: 'Meridian Group', logoUrl: null } });
  });
});
