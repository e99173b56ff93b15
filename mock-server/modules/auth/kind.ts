import type { AnyCall, Events } from '../../core/kinds/event.ts';
import { hashSecret } from '../../core/state/secrets.ts';
import { isRefusal } from '../../engine/problem.ts';

const email = ({ body }: AnyCall) => String(body?.email ?? '').toLowerCase();

export const events: Events = {
  login: {
    action: 'login',
    module: 'sign_in',
    by: (call) =>
      Object.values(call.tenant.state.users).find((user) => user.email === email(call))?.id,
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

/** Refused sign-ins are logged with the address that was typed. */
export const failures: Events = {
  login: {
    action: 'login_failed',
    module: 'sign_in',
    of: (call, reply) => ({
      actorKind: 'unknown',
      actorName: email(call),
      reason: isRefusal(reply) ? (call.problem(reply).detail ?? null) : null,
    }),
  },
};
