import type { Session, User } from '../state/model.ts';
import { hashSecret } from '../state/secrets.ts';
import type { Visit } from '../state/sharing.ts';
import type { Tenant } from '../state/store.ts';
import type { AccessTokens } from '../state/tokens.ts';
import { type Refusal, refuse } from './problem.ts';

/** Somebody who is signed in, or somebody without an account who has opened a public link. */
export type Caller = { user: User; session: Session } | { visit: Visit };

/** The token of a bearer (RFC 6750 section 2.1). */
const bearerOf = (authorization: string | undefined) =>
  /^Bearer +([\w\-.~+/]+=*) *$/i.exec(authorization ?? '')?.[1];

/**
 * Who is calling, by the bearer token. This and `visitorOf` are the only places where bearers are judged; a
 * token of the one is worth nothing to the other.
 */
export async function authenticate(
  authorization: string | undefined,
  tenant: Tenant,
  tokens: AccessTokens,
  now: number,
): Promise<Caller | Refusal> {
  const token = bearerOf(authorization);
  if (!token) return refuse('UNAUTHENTICATED');
  const claims = await tokens.verify(token, now);
  if (claims === 'expired') return refuse('TOKEN_EXPIRED');
  if (claims === 'invalid' || claims.tenant !== tenant.id) return refuse('UNAUTHENTICATED');
  const session = tenant.state.sessions[claims.sessionId];
  const user = tenant.state.users[claims.userId];
  if (!session || !user || session.userId !== user.id) return refuse('UNAUTHENTICATED');
  return { user, session };
}

/** Who visits by a public link. Whether the link still works is for the handlers to say. */
export function visitorOf(
  authorization: string | undefined,
  { state }: Tenant,
  now: number,
): Caller | Refusal {
  const token = bearerOf(authorization);
  const visit = token && state.visits[hashSecret(token)];
  if (!visit) return refuse('UNAUTHENTICATED');
  return visit.expiresAt <= now ? refuse('TOKEN_EXPIRED') : { visit };
}
