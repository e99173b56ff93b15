import { personOf } from '../../core/members/people.ts';
import { type accountRolesOf, isInAccountTable } from '../../core/permissions/account.ts';
import { rulesOf } from '../../core/permissions/grants.ts';
import { baseOf } from '../../core/permissions/roles.ts';
import type { Call } from '../../core/state/call.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type AccountRoles = ReturnType<typeof accountRolesOf>;

const MOST = 5;

/** Why the caller does not have an action in the account, and who does. Undefined for one that the table does not have. */
export function accountHolders(
  call: Pick<Call<unknown>, 'tenant' | 'user' | 'origin'>,
  own: AccountRoles,
  module: string,
  action: string,
): Schemas['ActionHolders'] | undefined {
  if (!isInAccountTable(module, action)) return;
  const rules = (role: string): readonly string[] => rulesOf(module, action as never, role);
  const { users, memberships, projects } = call.tenant.state;
  const { id: callerId, accountId } = call.user();
  const here = memberships.filter(({ projectId }) => projects[projectId]?.accountId === accountId);
  const holders = (holds: (role: string) => boolean): string[] => [
    ...Object.values(users)
      .filter(
        (user) =>
          user.accountId === accountId &&
          user.accountAdmin === true &&
          !user.suspended &&
          holds('account_admin'),
      )
      .map(({ id }) => id),
    ...here.filter(({ role }) => holds(baseOf(role))).map(({ userId }) => userId),
  ];
  const always = holders((role) => rules(role).includes('all'));
  const some = always.length > 0 ? always : holders((role) => rules(role).length > 0);
  const people = [...new Set(some)]
    .filter((id) => id !== callerId)
    .map((id) => personOf(call, id))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const isHeld = [...own.keys()].some((role) => rules(role).length > 0);
  return {
    reason: isHeld ? 'record' : 'role',
    people: people.slice(0, MOST),
    total: people.length,
  };
}
