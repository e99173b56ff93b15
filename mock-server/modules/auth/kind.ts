import type { AnyCall, Events } from '../../core/kinds/event.ts';
import { hashSecret } from '../../core/state/secrets.ts';
import type { AnyReply } from '../../engine/call.ts';
import { isRefusal } from '../../engine/problem.ts';
import { challengedUser } from './secondFactor.ts';

const email = ({ body }: AnyCall) => String(body?.email ?? '').toLowerCase();

export const events: Events = {
  login: {
    action: 'login',
    module: 'sign_in',
    by: (call) =>
      Object.values(call.tenant.state.users).find((user) => user.email === email(call))?.id,
  },
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

/** Refused sign-ins are logged with the address that was typed. */
export const failures: Events = {
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
