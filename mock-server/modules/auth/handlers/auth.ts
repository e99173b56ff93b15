import { userByEmail } from '../../../core/members/people.ts';
import { type Account, accountNamed, newAccount } from '../../../core/state/account.ts';
import type { Call, Handlers } from '../../../core/state/call.ts';
import type { TenantState, User } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { limitedTry, refusedCall, refusedMail } from '../../../core/state/sessions/limits.ts';
import { hashPassword, isPassword } from '../../../core/state/sessions/passwords.ts';
import { hasAuthenticator } from '../../../core/state/sessions/secondFactor.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { DONE, ok } from '../../../engine/success.ts';
import type { operations } from '../../../generated/contract.d.ts';
import { isPasswordExpired, refusedNewPassword, setPassword } from '../../account/account.ts';
import { sendPasswordReset, sendVerification } from '../emails.ts';
import { proveIdentity } from '../identity.ts';
import { confirmNewEmail } from '../newEmail.ts';
import { answerChallenge, challengeFor } from '../secondFactor.ts';
import * as sessions from '../sessions.ts';
import { refusedPerson, refusedWithoutProvider, signIn, toContract } from '../signIn.ts';

async function logIn(call: Call<operations['login']>) {
  const { email, password, fcmToken = null } = call.body;
  const user = userByEmail(call.tenant.state, email);
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) return refuse('INVALID_CREDENTIALS');
  const refused = refusedPerson(user) ?? refusedWithoutProvider(call, user);
  if (refused) return refused;
  const { state } = call.tenant;
  if (isPasswordExpired(accountNamed(state, user.accountId), user, call.now)) {
    if (!refusedMail(call, 'reset', email)) sendPasswordReset(call, user);
    return refuse('PASSWORD_EXPIRED');
  }
  return hasAuthenticator(call.tenant.state, user.id)
    ? challengeFor(call, user, fcmToken)
    : signIn(call, user, fcmToken);
}

/** Whoever signs up without an invitation gets an account of their own, and administers it. */
function openAccount(state: TenantState, username: string): Account {
  const account = newAccount(newId('acc'), `${username}'s account`);
  state.accounts[account.id] = account;
  return account;
}

export const handlers = {
  async signup(call) {
    const { username, email, password, confirmPassword } = call.body;
    const tooMany = refusedCall(call);
    if (tooMany) return tooMany;
    if (password !== confirmPassword) {
      return invalid('/confirmPassword', 'equal', 'must equal the password');
    }
    const { state } = call.tenant;
    const rules = newAccount('', 'The portal');
    const refused = await refusedNewPassword(rules, password, { username, email });
    if (refused) return refused;
    const passwordHash = await hashPassword(password);
    // Checked after the wait. Otherwise, two simultaneous sign-ups would both find the address free.
    if (userByEmail(state, email)) return refuse('EMAIL_EXISTS');
    const user: User = {
      id: newId('usr'),
      accountId: openAccount(state, username).id,
      accountAdmin: true,
      username,
      email: email.toLowerCase(),
      passwordHash,
      passwordSetAt: new Date(call.now).toISOString(),
      verified: false,
      jobTitle: null,
    };
    state.users[user.id] = user;
    sendVerification(call, user);
    return { status: 201, body: { success: true } };
  },

  login: (call) => limitedTry(call, () => logIn(call), call.body.email),

  verifySecondFactor: (call) => limitedTry(call, () => answerChallenge(call)),

  verifyIdentity: (call) => proveIdentity(call),

  async refreshToken(call) {
    const rotated = sessions.rotateRefreshToken(call, call.body.refreshToken);
    if (typeof rotated === 'string') return refuse(rotated);
    const accessToken = await sessions.signAccessToken(call, rotated.session);
    return { status: 200, body: { accessToken, refreshToken: rotated.refreshToken } };
  },

  logout({ tenant, body }) {
    const session = sessions.sessionOf(tenant, body.refreshToken);
    if (session) sessions.endSession(tenant, session.id);
    return DONE;
  },

  getCurrentUser: (call) => ok(toContract(call.origin, call.user())),

  updatePushToken({ tenant, session, body }) {
    sessions.setPushToken(tenant, session(), body.fcmToken);
    return DONE;
  },

  deletePushToken({ session }) {
    session().fcmToken = null;
    return DONE;
  },

  verifyEmail: (call) =>
    limitedTry(call, () => {
      const { token } = call.body;
      const user = sessions.userOfEmailedToken(call, 'verify', token);
      if (typeof user === 'string') {
        const confirmed = user === 'TOKEN_INVALID' ? confirmNewEmail(call, token) : user;
        return typeof confirmed === 'string' ? refuse(confirmed) : ok({ email: confirmed.email });
      }
      sessions.spendEmailedTokens(call.tenant, 'verify', user.id);
      user.verified = true;
      return ok({ email: user.email });
    }),

  resendVerification(call) {
    const tooMany = refusedCall(call) ?? refusedMail(call, 'verify', call.body.email);
    if (tooMany) return tooMany;
    const user = userByEmail(call.tenant.state, call.body.email);
    if (user && !user.verified) sendVerification(call, user);
    return DONE;
  },

  forgotPassword(call) {
    const tooMany = refusedCall(call) ?? refusedMail(call, 'reset', call.body.email);
    if (tooMany) return tooMany;
    const user = userByEmail(call.tenant.state, call.body.email);
    if (user?.passwordHash) sendPasswordReset(call, user);
    return DONE;
  },

  resetPassword: (call) =>
    limitedTry(call, async () => {
      const { password, token } = call.body;
      const early = sessions.userOfEmailedToken(call, 'reset', token);
      if (typeof early === 'string') return refuse(early);
      const account = accountNamed(call.tenant.state, early.accountId);
      const refused = await refusedNewPassword(account, password, early);
      if (refused) return refused;
      const passwordHash = await hashPassword(password);
      // Checked again after the wait: a second call may have used it in the meantime.
      const user = sessions.userOfEmailedToken(call, 'reset', token);
      if (typeof user === 'string') return refuse(user);
      sessions.spendEmailedTokens(call.tenant, 'reset', user.id);
      sessions.endAllSessions(call.tenant, user.id);
      setPassword(user, passwordHash, call.now);
      return DONE;
    }),
} satisfies Handlers;
