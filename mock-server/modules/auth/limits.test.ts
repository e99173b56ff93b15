import { expect, it } from 'vitest';
import {
  ANA,
  Client,
  CONTROL,
  PASSWORD,
  refusalOf,
  testMock,
} from '../../../tests/support/host/mock.ts';

const { mock, clock } = await testMock();
let tenants = 0;
const MINUTE = 60 * 1000;

function testbed() {
  const client = new Client(mock, `limits-${++tenants}`);
  const post = (path: string, json: object, from = '203.0.113.7') =>
    client.call('POST', path, { json, headers: { 'x-forwarded-for': from } });
  const logIn = (email: string, password = 'Wrong!1234', from?: string) =>
    post('/auth/login', { email, password }, from);
  const outbox = async () =>
    (
      await client.json<{ to: string; link: string }[]>('GET', `${CONTROL}/outbox.json`)
    ).body.filter(({ link }) => link.includes('token='));
  return { client, post, logIn, outbox };
}

it.each([
  ['an account', ANA],
  ['an unknown address', 'nobody@example.com'],
])('refuses to sign in to %s after 10 wrong passwords, from anywhere', async (_, email) => {
  const { logIn } = testbed();
  for (let i = 0; i < 10; i++) {
    expect(await refusalOf(logIn(i % 2 ? email : email.toUpperCase()))).toBe(
      '401 INVALID_CREDENTIALS',
    );
    clock.now += 1000;
  }
  const refused = await logIn(email, PASSWORD, '203.0.113.8');
  expect(refused.headers.get('retry-after')).toBe('590');
  expect(await refusalOf(refused)).toBe('429 RATE_LIMITED');
  clock.now += 10 * MINUTE;
  expect((await logIn(email, PASSWORD)).status).toBe(email === ANA ? 200 : 401);
});

it('counts wrong passwords anew after the right one', async () => {
  const { logIn } = testbed();
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 9; i++) await logIn(ANA);
    expect((await logIn(ANA, PASSWORD)).status).toBe(200);
  }
});

it('limits wrong tries from an address, not right ones', async () => {
  const { post, logIn } = testbed();
  for (let i = 0; i < 120; i++) expect((await logIn(ANA, PASSWORD)).status).toBe(200);
  for (let i = 0; i < 50; i++) await logIn(`person-${i}@example.com`);
  for (let i = 0; i < 50; i++) await post('/auth/verify-email', { token: `guess-${i}` });
  expect(await refusalOf(logIn(ANA, PASSWORD))).toBe('429 RATE_LIMITED');
  const json = { token: 'guess', password: 'Girder&22' };
  expect(await refusalOf(post('/auth/reset-password', json))).toBe('429 RATE_LIMITED');
  expect((await logIn(ANA, PASSWORD, '203.0.113.8')).status).toBe(200);
});

it.each([
  ['/auth/forgot-password', ANA],
  ['/auth/resend-verification', 'nora.quinn@example.com'],
])(
  '%s: sends three emails an hour, and refuses the same for an unknown address',
  async (path, known) => {
    const { post, outbox } = testbed();
    for (const email of [known, 'nobody@example.com']) {
      for (let i = 0; i < 3; i++) expect((await post(path, { email })).status).toBe(200);
      expect(await refusalOf(post(path, { email: email.toUpperCase() }))).toBe('429 RATE_LIMITED');
    }
    expect((await outbox()).map(({ to }) => to)).toEqual([known, known, known]);
    clock.now += 60 * MINUTE;
    expect((await post(path, { email: known })).status).toBe(200);
  },
);

it('limits sign-ups from an address', async () => {
  const { post } = testbed();
  const signUp = (i: number, from?: string) => {
    const password = 'Girder&22';
    const email = `person-${i}@example.com`;
    return post(
      '/auth/signup',
      { username: 'Jo', email, password, confirmPassword: password },
      from,
    );
  };
  for (let i = 0; i < 100; i++) expect((await signUp(i)).status).toBe(201);
  expect(await refusalOf(signUp(100))).toBe('429 RATE_LIMITED');
  expect((await signUp(100, '203.0.113.8')).status).toBe(201);
});

it.each([
  ['/auth/passkey-challenge', {}, 200],
  ['/auth/provider-start', { email: 'jo@unknown.example' }, 404],
])('limits calls of %s from an address', async (path, json, status) => {
  const { post } = testbed();
  for (let i = 0; i < 100; i++) expect((await post(path, json)).status).toBe(status);
  expect(await refusalOf(post(path, json))).toBe('429 RATE_LIMITED');
  expect((await post(path, json, '203.0.113.8')).status).toBe(status);
});
