import { viewerAs } from '../core/members/seeAs.ts';
import { accountNamed, isSessionOver, secondFactorDue } from '../core/state/account.ts';
import type { MockCaller } from '../core/state/call.ts';
import { hashSecret } from '../core/state/secrets.ts';
import { TOKEN_PREFIX } from '../core/state/sessions/apiTokens.ts';
import { hasPasskey, hasProvenFactor } from '../core/state/sessions/secondFactor.ts';
import type { AccessTokens } from '../core/state/sessions/tokens.ts';
import type { Tenant } from '../core/state/tenant.ts';
import type { Operation } from '../engine/contract.ts';
import { type Refusal, refuse } from '../engine/problem.ts';
import { programOf } from './programs.ts';

/** Returns the bearer token (RFC 6750 section 2.1). */
const bearerOf = (authorization: string | undefined) =>
  /^Bearer +([\w\-.~+/]+=*) *$/i.exec(authorization ?? '')?.[1];

interface Context {
  tenant: Tenant;
  tokens: AccessTokens;
  /** Milliseconds since the epoch. */
  now: number;
  operation: Pick<Operation, 'id' | 'method' | 'takesTokens' | 'stepUp' | 'isBeforeSecondFactor'>;
}

/** Returns the signed-in user, or the program of one. An access token and a visit token cannot replace each other. */
export async function authenticate(
  authorization: string | undefined,
  { tenant, tokens, now, operation }: Context,
): Promise<MockCaller | Refusal> {
  const token = bearerOf(authorization);
  if (!token) return refuse('UNAUTHENTICATED');
  if (token.startsWith(TOKEN_PREFIX)) return programOf(token, { tenant, now, operation });
  const checked = await tokens.verify(token, now);
  if (checked === 'expired') return refuse('TOKEN_EXPIRED');
  if (checked === 'invalid') return refuse('UNAUTHENTICATED');
  const { claims, expiresAt: tokenEndsAt } = checked;
  if (claims.tenant !== tenant.id) return refuse('UNAUTHENTICATED');
  const session = tenant.state.sessions[claims.sessionId];
  const user = tenant.state.users[claims.userId];
  if (!session || !user || session.userId !== user.id) return refuse('UNAUTHENTICATED');
  if (isSessionOver(tenant.state, session, tenant.lastCalls.get(session.id), now)) {
    return refuse('UNAUTHENTICATED');
  }
  tenant.lastCalls.set(user.id, now);
  tenant.lastCalls.set(session.id, now);
  const due = secondFactorDue(accountNamed(tenant.state, user.accountId));
  if (due !== null && due <= now && !hasProvenFactor(tenant.state, session)) {
    // People with a passkey confirm with it: a stolen password must not be enough to add something else.
    const addsAnother = operation.stepUp === true && hasPasskey(tenant.state, user.id);
    if (!operation.isBeforeSecondFactor || addsAnother) return refuse('SECOND_FACTOR_MISSING');
  }
  if (!claims.seeAs) return { user, session, tokenEndsAt };
  if (!isOpenToView(operation)) return refuse('SEE_AS_READ_ONLY', { headers: { allow: 'GET' } });
  const viewed = viewerAs(tenant, claims.seeAs, user);
  return viewed ? { user: viewed, session, tokenEndsAt } : refuse('UNAUTHENTICATED');
}

/** A view reads, and takes nothing away: neither what is about the person alone nor exports. */
const isOpenToView = ({ id, method }: Pick<Operation, 'id' | 'method'>): boolean =>
  method.toUpperCase() === 'GET' && !OWN.includes(id) && !id.startsWith('export');
const OWN: readonly string[] = [
  'listSessions',
  'listPasskeys',
  'listApiTokens',
  'getSecondFactor',
  'getStorageKey',
];

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
