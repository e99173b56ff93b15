import { type Refusal, refuse } from '../engine/problem.ts';
import { isSessionOver } from './account.ts';
import type { MockCaller } from './call.ts';
import { hashSecret } from './secrets.ts';
import type { Tenant } from './store.ts';
import type { AccessTokens } from './tokens.ts';

/** The bearer token (RFC 6750 section 2.1). */
const bearerOf = (authorization: string | undefined) =>
  /^Bearer +([\w\-.~+/]+=*) *$/i.exec(authorization ?? '')?.[1];

interface Context {
  tenant: Tenant;
  tokens: AccessTokens;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Returns the signed-in user. An access token and a visit token cannot replace each other. */
export async function authenticate(
  authorization: string | undefined,
  { tenant, tokens, now }: Context,
): Promise<MockCaller | Refusal> {
  const token = bearerOf(authorization);
  if (!token) return refuse('UNAUTHENTICATED');
  const claims = await tokens.verify(token, now);
  if (claims === 'expired') return refuse('TOKEN_EXPIRED');
  if (claims === 'invalid' || claims.tenant !== tenant.id) return refuse('UNAUTHENTICATED');
  const session = tenant.state.sessions[claims.sessionId];
  const user = tenant.state.users[claims.userId];
  if (!session || !user || session.userId !== user.id) return refuse('UNAUTHENTICATED');
  if (isSessionOver(tenant.state, session, tenant.lastCalls.get(session.id), now)) {
    return refuse('UNAUTHENTICATED');
  }
  tenant.lastCalls.set(user.id, now);
  tenant.lastCalls.set(session.id, now);
  return { user, session };
}

/** Returns the visitor of a share link. Handlers check whether the link still works. */
export function visitorOf(
  authorization: string | undefined,
  { tenant: { state }, now }: Context,
): MockCaller | Refusal {
  const token = bearerOf(authorization);
  const visit = token && state.visits[hashSecret(token)];
  if (!visit) return refuse('UNAUTHENTICATED');
  return visit.expiresAt <= now ? refuse('TOKEN_EXPIRED') : { visit };
}
