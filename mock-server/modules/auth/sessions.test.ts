import { expect, it } from 'vitest';
import { ANA, Client, testMock } from '../../../tests/support/host/mock.ts';
import { accountNamed, DEMO_ACCOUNT } from '../../core/state/account.ts';
import { AccessTokens } from '../../core/state/sessions/tokens.ts';
import { issueEmailedToken, rotateRefreshToken, startSession } from './sessions.ts';

const { mock, clock } = await testMock();

/** Returns the context of a handler in a new tenant. */
function contextOf(id: string) {
  const tenant = mock.store.tenant(id);
  const ana = Object.values(tenant.state.users).find(({ email }) => email === ANA);
  if (!ana) throw new Error('The seed has no such user.');
  const tokens = new AccessTokens(mock.store.secret);
  return {
    context: { tenant, tokens, now: clock.now, userAgent: '', address: '127.0.0.1' },
    state: tenant.state,
    ana,
  };
}

it('limits the sessions to the newest ones', () => {
  const { context, state, ana } = contextOf('sessions');
  const oldest = startSession(context, ana, null);
  context.tenant.lastCalls.set(oldest.session.id, clock.now);
  for (let i = 0; i < 1000; i++) startSession(context, ana, null);
  const newest = startSession(context, ana, null);
  expect(Object.keys(state.sessions)).toHaveLength(1000);
  expect(Object.keys(state.refreshTokens)).toHaveLength(1000);
  expect(context.tenant.lastCalls.has(oldest.session.id)).toBe(false);
  expect(rotateRefreshToken(context, oldest.refreshToken)).toBe('TOKEN_INVALID');
  expect(rotateRefreshToken(context, newest.refreshToken)).toMatchObject({
    session: newest.session,
  });
});

it('deletes spent refresh tokens after they expire', () => {
  const { context, state, ana } = contextOf('rotation');
  accountNamed(state, DEMO_ACCOUNT).sessionMaxDays = 365;
  let { refreshToken, session } = startSession(context, ana, null);
  const day = 24 * 60 * 60 * 1000;
  for (let i = 0; i < 100; i++) {
    const rotated = rotateRefreshToken({ ...context, now: context.now + i * day }, refreshToken);
    if (typeof rotated === 'string') throw new Error(rotated);
    refreshToken = rotated.refreshToken;
  }
  startSession({ ...context, now: context.now + 100 * day }, ana, null);
  // 30 days, and the current tokens of the two sessions.
  expect(Object.keys(state.refreshTokens).length).toBeLessThan(34);
  const later = { ...context, now: context.now + 100 * day };
  expect(rotateRefreshToken(later, refreshToken)).toMatchObject({ session: { id: session.id } });
});

it('limits the emailed tokens and the emails to the newest ones', async () => {
  const { context, state, ana } = contextOf('links');
  const client = new Client(mock, 'links');
  const ask = () => client.call('POST', '/auth/forgot-password', { json: { email: ANA } });
  for (let i = 0; i < 600; i++) issueEmailedToken(context, 'reset', ana.id);
  expect((await ask()).status).toBe(200);
  expect(Object.keys(state.emailedTokens)).toHaveLength(500);
  const token = new URL(state.outbox.at(-1)?.link ?? '').searchParams.get('token');
  const json = { token, password: 'Portal!2027' };
  expect((await client.call('POST', '/auth/reset-password', { json })).status).toBe(200);
});
