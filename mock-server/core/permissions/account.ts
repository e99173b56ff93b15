import { permissions } from '../../generated/permissions.ts';
import type { Call } from '../state/call.ts';
import { type ActionOf, type Module, type RuleOf, rulesOf } from './grants.ts';
import { baseOf } from './roles.ts';

/** These modules are about the account and not about a project. */
type AccountModule = {
  [M in Module]: Modules[M] extends { scope: 'account' } ? M : never;
}[Module];
type Modules = typeof permissions.modules;

/** The roles of a person in an account, each with the projects in which they have it. */
export type AccountRoles = ReadonlyMap<string, readonly string[]>;

/** @param accountId without it, the account of the caller */
export function accountRolesOf(
  { tenant, user }: Pick<Call<unknown>, 'tenant' | 'user'>,
  accountId = user().accountId,
): AccountRoles {
  const { id, viewing, program } = user();
  const { memberships, users, projects } = tenant.state;
  const isHere = (projectId: string) => projects[projectId]?.accountId === accountId;
  const roles = new Map<string, string[]>();
  // A program has a part in projects only.
  if (program) return roles;
  if (viewing && !isHere(viewing.projectId)) return roles;
  if (viewing?.role) return new Map([[baseOf(viewing.role), [viewing.projectId]]]);
  const own = viewing ? undefined : users[id];
  if (own?.accountAdmin && own.accountId === accountId) {
    roles.set('account_admin', Object.keys(projects).filter(isHere));
  }
  for (const membership of memberships) {
    // A role of the account has there what the role has that was copied.
    const role = baseOf(membership.role);
    const isSeen = !viewing || viewing.projectId === membership.projectId;
    if (membership.userId === id && isSeen && isHere(membership.projectId))
      roles.set(role, [...(roles.get(role) ?? []), membership.projectId]);
  }
  return roles;
}

/**
 * Looks up a grant of an account module in the table of roles.
 * @param holds whether the record meets a row rule for one of the roles; without it, only grants for all records count
 */
export const isGrantedInAccount = <M extends AccountModule>(
  module: M,
  roles: AccountRoles,
  action: ActionOf<M>,
  holds: (rule: RuleOf<M>, projectIds: readonly string[]) => boolean = () => false,
): boolean =>
  [...roles].some(([role, projectIds]) =>
    rulesOf(module, action, role).some(
      (rule) => rule === 'all' || holds(rule as RuleOf<M>, projectIds),
    ),
  );

interface Action {
  readonly description: string;
  readonly shownIn?: string;
  readonly name?: string;
}

const modules: Readonly<
  Record<string, { scope?: string; actions: Readonly<Record<string, Action>> }>
> = permissions.modules;
const accountModules = Object.entries(modules).filter(([, { scope }]) => scope === 'account');

/** Whether the table of roles gives people of an account such an action. */
export const isInAccountTable = (module: string, action: string): module is AccountModule =>
  Object.hasOwn(modules, module) &&
  modules[module]?.scope === 'account' &&
  Object.hasOwn(modules[module]?.actions ?? {}, action);

/** Returns the permitted actions that the `permittedActions` of the account show, in alphabetical order. */
export const permittedInAccount = (roles: AccountRoles): string[] =>
  accountModules
    .flatMap(([module, { actions }]) =>
      Object.entries(actions)
        .filter(
          ([action, { shownIn }]) =>
            shownIn === 'account' &&
            // For some record at least, if there are row rules.
            isGrantedInAccount(
              module as AccountModule,
              roles,
              action as ActionOf<AccountModule>,
              () => true,
            ),
        )
        .map(([action, { name = action }]) => name),
    )
    .sort();
