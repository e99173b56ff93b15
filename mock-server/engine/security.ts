import type { Session, User } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';
import type { AccessTokens } from '../state/tokens.ts';
import { type Refusal, refuse } from './problem.ts';

export interface Caller {
  user: User;
  session: Session;
}

/**
 * Who is calling, by the bearer token (RFC 6750 section 2.1). This is the only place where access
 * tokens are judged.
 */
export async function authenticate(
  authorization: string | undefined,
  tenant: Tenant,
  tokens: AccessTokens,
  now: number,
): Promise<Caller | Refusal> {
  const token = /^Bearer +([\w\-.~+/]+=*) *$/i.exec(authorization ?? '')?.[1];
  if (!token) return refuse('UNAUTHENTICATED');
  const claims = await tokens.verify(token, now);
  if (claims === 'expired') return refuse('TOKEN_EXPIRED');
  if (claims === 'invalid' || claims.tenant !== tenant.id) return refuse('UNAUTHENTICATED');
  const session = tenant.state.sessions[claims.sessionId];
  const user = tenant.state.users[claims.userId];
  if (!session || !user || session.userId !== user.id) return refuse('UNAUTHENTICATED');
  return { user, session };
}
