import { roleById } from '../core/permissions/roles.ts';
import type { MockCaller } from '../core/state/call.ts';
import { hashSecret } from '../core/state/secrets.ts';
import type { Tenant } from '../core/state/tenant.ts';
import type { Operation } from '../engine/contract.ts';
import { type Refusal, refuse } from '../engine/problem.ts';

/**
 * Returns the owner of an API token as a program. What it may do there is the matter of each call: the roles may change.
 * @param now milliseconds since the epoch
 */
export function programOf(
  secret: string,
  {
    tenant: { state },
    now,
    operation,
  }: { tenant: Tenant; now: number; operation: Pick<Operation, 'takesTokens'> },
): MockCaller | Refusal {
  const hash = hashSecret(secret);
  const token = Object.values(state.apiTokens).find((candidate) => candidate.hash === hash);
  const owner = token && state.users[token.userId];
  const role = token && roleById(state, owner?.accountId ?? '', token.roleId);
  if (!owner || !role || owner.suspended || owner.removed) return refuse('UNAUTHENTICATED');
  if (Date.parse(token.expiresAt) <= now) return refuse('TOKEN_EXPIRED');
  state.apiTokens[token.id] = { ...token, lastUsedAt: new Date(now).toISOString() };
  if (!operation.takesTokens) {
    return refuse('FORBIDDEN', { detail: 'This cannot be done with an API token.' });
  }
  // The rights of an account admin stay with the person.
  const { accountAdmin: _, ...person } = owner;
  const { id, name, projectIds } = token;
  return { user: { ...person, program: { id, name, role, projectIds } } };
}
