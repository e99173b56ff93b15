import { avatarUrl } from '../../core/members/people.ts';
import { accountNamed, rowsIn } from '../../core/state/account.ts';
import type { Call } from '../../core/state/call.ts';
import type { TenantState, User } from '../../core/state/model.ts';
import { ok } from '../../engine/success.ts';
import type { components } from '../../generated/contract.d.ts';
import { isLastAdmin } from '../team/team.ts';

type Schemas = components['schemas'];
export type OwnCall = Pick<Call<unknown>, 'tenant' | 'user' | 'session' | 'origin' | 'now'>;

/** What would be without an administrator if the account of the person were deleted. */
export function soleAdminOf(
  state: TenantState,
  { id, accountAdmin, accountId }: User,
): Schemas['ProfileProject'][] {
  // Who is alone in the account leaves nobody behind.
  const others = rowsIn(state.users, accountId).filter((user) => user.id !== id && !user.removed);
  const isOnly = others.length > 0 && others.every((user) => !user.accountAdmin);
  const projects = state.memberships
    .filter((membership) => membership.userId === id && isLastAdmin(state, membership))
    .flatMap(({ projectId }) => state.projects[projectId] ?? []);
  return [
    ...(accountAdmin && isOnly
      ? [{ id: 'account', name: accountNamed(state, accountId).name }]
      : []),
    ...projects.map(({ id: projectId, name }) => ({ id: projectId, name })),
  ];
}

export function toContract({ tenant, user, origin }: OwnCall): Schemas['Profile'] {
  const ownUser = user();
  const { id, username, email, jobTitle, pendingEmail = null, phone = null } = ownUser;
  const { locale = null, timeZone = null, theme = null } = ownUser;
  return {
    ...{ id, username, email, pendingEmail, jobTitle, phone },
    avatarUrl: avatarUrl(origin, ownUser),
    ...{ locale, timeZone, theme },
    soleAdminOf: soleAdminOf(tenant.state, ownUser),
  };
}

export const answer = (call: OwnCall) => ok(toContract(call));
