import { createHmac } from 'node:crypto';
import { isSessionOver } from '../../core/state/account.ts';
import type { Call } from '../../core/state/call.ts';
import type { EmailedToken, Session, User } from '../../core/state/model.ts';
import { hashSecret, newId, newSecret } from '../../core/state/secrets.ts';
import { dropChallenges } from '../../core/state/sessions/secondFactor.ts';
import type { Tenant } from '../../core/state/tenant.ts';

/** Limits per tenant. Only load tests reach them. */
const MAX_SESSIONS = 1000;
const MAX_EMAILED = 500;

type Context = Pick<Call<unknown>, 'tenant' | 'tokens' | 'now'>;
type SignIn = Pick<Call<unknown>, 'tenant' | 'now' | 'userAgent' | 'address'>;

/** Signs a user in: a new session with its first refresh token. */
export function startSession(
  { tenant, now, userAgent, address }: SignIn,
  user: User,
  fcmToken: string | null,
): { session: Session; refreshToken: string } {
  forgetExpired(tenant, now);
  const session: Session = {
    id: newId('ses'),
    userId: user.id,
    startedAt: new Date(now).toISOString(),
    fcmToken: null,
    userAgent,
    ip: address,
  };
  user.lastSignInAt = session.startedAt;
  setPushToken(tenant, session, fcmToken);
  tenant.state.sessions[session.id] = session;
  for (const id of surplus(tenant.state.sessions, MAX_SESSIONS)) endSession(tenant, id);
  return { session, refreshToken: issueRefreshToken(tenant, session.id, now) };
}

/** A browser has one push token, so another session with it belongs to an earlier user of the browser. */
export function setPushToken({ state }: Tenant, session: Session, fcmToken: string | null): void {
  for (const other of Object.values(state.sessions)) {
    if (fcmToken !== null && other.fcmToken === fcmToken) other.fcmToken = null;
  }
  session.fcmToken = fcmToken;
}

/** Ends a session and all of its tokens. */
export function endSession({ state, lastCalls }: Tenant, sessionId: string): void {
  delete state.sessions[sessionId];
  lastCalls.delete(sessionId);
  for (const [hash, token] of Object.entries(state.refreshTokens)) {
    if (token.sessionId === sessionId) delete state.refreshTokens[hash];
  }
}

/** @param except The session that stays. */
export function endAllSessions(tenant: Tenant, userId: string, except?: Session): void {
  dropChallenges(tenant.state, userId);
  for (const session of Object.values(tenant.state.sessions)) {
    if (session.userId === userId && session !== except) endSession(tenant, session.id);
  }
}

/** So long a token that was replaced gets the same new one, in milliseconds: a page may go before it has stored the answer. */
const GRACE_MS = 30_000;

/**
 * Exchanges a refresh token for a new one. A token that is used again later may be stolen, so it ends the session (RFC 9700
 * section 4.14.2).
 */
export function rotateRefreshToken(
  { tenant, now }: Context,
  refreshToken: string,
): { session: Session; refreshToken: string } | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' {
  const { refreshTokens, sessions } = tenant.state;
  const token = refreshTokens[hashSecret(refreshToken)];
  const session = token && sessions[token.sessionId];
  if (!session) return 'TOKEN_INVALID';
  const next = successorOf(session, refreshToken);
  if (token.spent) {
    if (now < (token.spentAt ?? 0) + GRACE_MS) return { session, refreshToken: next };
    endSession(tenant, session.id);
    return 'TOKEN_INVALID';
  }
  if (token.expiresAt <= now) return 'TOKEN_EXPIRED';
  if (isSessionOver(tenant.state, session, tenant.lastCalls.get(session.id), now)) {
    endSession(tenant, session.id);
    return 'TOKEN_EXPIRED';
  }
  token.spent = true;
  token.spentAt = now;
  return { session, refreshToken: issueRefreshToken(tenant, session.id, now, next) };
}

/** The token that takes the place of another one. It can be told again without being kept. */
function successorOf(session: Session, refreshToken: string): string {
  session.tokenKey ??= newSecret();
  return createHmac('sha256', session.tokenKey).update(refreshToken).digest('base64url');
}

/** Returns the session of a refresh token, spent or not. */
export function sessionOf({ state }: Tenant, refreshToken: string): Session | undefined {
  const token = state.refreshTokens[hashSecret(refreshToken)];
  return token && state.sessions[token.sessionId];
}

export function signAccessToken(
  { tenant, tokens, now }: Context,
  { id, userId }: Session,
): Promise<string> {
  const claims = { userId, sessionId: id, tenant: tenant.id };
  return tokens.sign(claims, now, tenant.state.settings.accessTokenSeconds);
}

const HOUR_SECONDS = 60 * 60;
const LIFETIME_SECONDS = {
  verify: 24 * HOUR_SECONDS,
  email: 24 * HOUR_SECONDS,
  reset: HOUR_SECONDS,
};

export function issueEmailedToken(
  { tenant, now }: Context,
  purpose: EmailedToken['purpose'],
  userId: string,
): string {
  const secret = newSecret();
  const seconds = tenant.state.settings.emailedTokenSeconds ?? LIFETIME_SECONDS[purpose];
  const expiresAt = now + seconds * 1000;
  tenant.state.emailedTokens[hashSecret(secret)] = { purpose, userId, expiresAt, spent: false };
  const { emailedTokens } = tenant.state;
  for (const hash of surplus(emailedTokens, MAX_EMAILED)) delete emailedTokens[hash];
  return secret;
}

/** Returns the user of a token from an email; see `spendEmailedTokens`. */
export function userOfEmailedToken(
  { tenant, now }: Context,
  purpose: EmailedToken['purpose'],
  secret: string,
): User | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' {
  const token = tenant.state.emailedTokens[hashSecret(secret)];
  const user = token && tenant.state.users[token.userId];
  if (!user || token.purpose !== purpose || token.spent) return 'TOKEN_INVALID';
  return token.expiresAt <= now ? 'TOKEN_EXPIRED' : user;
}

/** Spends all emailed links of this purpose. One use is enough for all of them. */
export function spendEmailedTokens(
  { state }: Tenant,
  purpose: EmailedToken['purpose'],
  userId: string,
): void {
  for (const token of Object.values(state.emailedTokens)) {
    if (token.purpose === purpose && token.userId === userId) token.spent = true;
  }
}

function issueRefreshToken(
  { state }: Tenant,
  sessionId: string,
  now: number,
  secret = newSecret(),
): string {
  const expiresAt = now + state.settings.refreshTokenSeconds * 1000;
  state.refreshTokens[hashSecret(secret)] = { sessionId, expiresAt, spent: false };
  return secret;
}

/** Returns the oldest keys beyond a limit. */
const surplus = (records: object, max: number): string[] => {
  const keys = Object.keys(records);
  return keys.slice(0, Math.max(0, keys.length - max));
};

/** Limits the state of a long-lived tenant. */
function forgetExpired(tenant: Tenant, now: number): void {
  const { refreshTokens, sessions } = tenant.state;
  for (const [hash, token] of Object.entries(refreshTokens)) {
    if (token.spent && token.expiresAt <= now) delete refreshTokens[hash];
  }
  const alive = new Set(
    Object.values(refreshTokens).flatMap((t) => (t.expiresAt > now ? [t.sessionId] : [])),
  );
  const month = 30 * 24 * HOUR_SECONDS * 1000;
  for (const session of Object.values(sessions)) {
    // Expired sessions stay for a while, so that their tokens count as expired, not as unknown.
    const isOld = Date.parse(session.startedAt) + month <= now;
    if (isOld && !alive.has(session.id)) endSession(tenant, session.id);
  }
}
