import type { AnyCall, Event, Events } from '../../core/kinds/event.ts';
import { hashSecret } from '../../core/state/secrets.ts';
import type { AnyReply } from '../../engine/call.ts';
import { isRefusal } from '../../engine/problem.ts';
import { passkeyNamed } from './passkeys/passkeys.ts';
import { challengedUser } from './secondFactor.ts';

const credentialId = ({ body }: AnyCall) =>
  String((body?.credential as { id?: unknown } | undefined)?.id);

const email = ({ body }: AnyCall) => String(body?.email ?? '').toLowerCase();

/** Who signed in is known from the answer. */
const signedInPerson: Event['of'] = (_call, reply) => {
  const { data } = (isRefusal(reply) ? {} : reply.body) as { data?: { user: { id: string } } };
  return data ? { actorKind: 'person', actorId: data.user.id } : null;
};

export const events: Events = {
  loginWithPasskey: {
    action: 'login',
    module: 'sign_in',
    by: (call) => passkeyNamed(call, credentialId(call))?.userId,
  },
  login: {
    action: 'login',
    module: 'sign_in',
    by: (call) =>
      Object.values(call.tenant.state.users).find((user) => user.email === email(call))?.id,
  },
  loginWithProvider: { action: 'login', module: 'sign_in', of: signedInPerson },
  verifySecondFactor: {
    action: 'login',
    module: 'sign_in',
    by: ({ tenant, body }) => challengedUser(tenant.state, String(body?.challenge))?.id,
  },
  logout: {
    action: 'logout',
    module: 'sign_in',
    by: ({ tenant: { state }, body }) =>
      state.sessions[state.refreshTokens[hashSecret(String(body?.refreshToken))]?.sessionId ?? '']
        ?.userId,
  },
  resetPassword: {
    action: 'password_changed',
    module: 'sign_in',
    by: ({ tenant, body }) => tenant.state.emailedTokens[hashSecret(String(body?.token))]?.userId,
  },
};

/** A sign-in that waits for a code has not failed. */
function failed(call: AnyCall, reply: AnyReply, actorName: string) {
  if (!isRefusal(reply) || reply.refused === 'SECOND_FACTOR_REQUIRED') return null;
  return { actorKind: 'unknown' as const, actorName, reason: call.problem(reply).detail ?? null };
}

/** A refused sign-in for which nobody typed an address. */
const withoutAddress: Event = {
  action: 'login_failed',
  module: 'sign_in',
  of: (call, reply) => failed(call, reply, 'Unknown'),
};

/** Refused sign-ins are logged with the address that was typed. */
export const failures: Events = {
  loginWithPasskey: withoutAddress,
  loginWithProvider: withoutAddress,
  login: {
    action: 'login_failed',
    module: 'sign_in',
    of: (call, reply) => failed(call, reply, email(call)),
  },
  verifySecondFactor: {
    action: 'login_failed',
    module: 'sign_in',
    of: (call, reply) => {
      const user = challengedUser(call.tenant.state, String(call.body?.challenge));
      return user ? failed(call, reply, user.email) : null;
    },
  },
};
