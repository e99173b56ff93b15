import { plain } from '../../core/lists/search.ts';
import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { accountRolesOf, isGrantedInAccount } from '../../core/permissions/account.ts';
import { gridModules, levelsIn } from '../../core/permissions/levels.ts';
import { baseOf, idOf, shownRole, systemRoles, systemTexts } from '../../core/permissions/roles.ts';
import { rowsIn } from '../../core/state/account.ts';
import type { Membership, TenantState } from '../../core/state/model.ts';
import type { CustomRole, Flag, Role } from '../../core/state/roles.ts';
import { invalid, type Refusal, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { flagsOf, gridOf, levelsOf, shownLevels } from './grid.ts';

type Schemas = components['schemas'];

/** How many of the people with a role the answer shows. */
const MAX_HOLDERS = 100;

export const membersWith = ({ memberships, suspended }: TenantState, id: string): Membership[] =>
  [...memberships, ...suspended].filter(({ role }) => idOf(role) === id);

/** System roles are those of every account, so that only people of this one count. */
const holdersIn = (state: TenantState, accountId: string, id: string): Membership[] =>
  membersWith(state, id).filter(
    ({ projectId }) => state.projects[projectId]?.accountId === accountId,
  );

export const peopleWith = (state: TenantState, accountId: string, id: string): number =>
  new Set(holdersIn(state, accountId, id).map(({ userId }) => userId)).size;

/** @param accountId where people have the role */
export function toContract(
  call: LogCall,
  role: Role,
  accountId = call.user().accountId,
): Schemas['Role'] {
  const { state } = call.tenant;
  const system = typeof role === 'string';
  const may = (action: 'update' | 'delete') =>
    !system && isGrantedInAccount('roles', accountRolesOf(call, accountId), action);
  const { role: id, roleName: name } = shownRole(role);
  return {
    id,
    name,
    description: system ? systemTexts[role] : role.description,
    system,
    basedOn: baseOf(role),
    levels: shownLevels(role),
    flags: [...flagsOf(role)],
    memberCount: peopleWith(state, typeof role === 'string' ? accountId : role.accountId, id),
    version: system ? 1 : role.version,
    permittedActions: (['update', 'delete'] as const).filter(may),
  };
}

/** Returns the people who have the role in projects that the caller sees. */
function holdersOf(call: LogCall, id: string): Schemas['RoleHolder'][] {
  const { projects } = call.tenant.state;
  const seen = new Set([...accountRolesOf(call).values()].flat());
  return membersWith(call.tenant.state, id)
    .filter(({ projectId }) => seen.has(projectId))
    .map(({ userId, projectId }) => ({
      person: personOf(call, userId),
      projectId,
      projectName: projects[projectId]?.name ?? projectId,
    }))
    .sort((a, b) => a.person.name.localeCompare(b.person.name, 'en'))
    .slice(0, MAX_HOLDERS);
}

export const detailOf = (call: LogCall, role: Role): Schemas['RoleDetail'] => ({
  ...toContract(call, role),
  grid: gridOf(role),
  holders: holdersOf(call, idOf(role)),
});

interface GridChange {
  levels?: Schemas['RoleLevels'];
  flags?: readonly Flag[];
}

/** Applies levels and flags to a role. */
export function withGrid<R extends CustomRole>(
  role: R,
  { levels = [], flags = role.flags }: GridChange,
): R | Refusal<'VALIDATION_FAILED'> {
  const wrong = levels.findIndex(
    ({ module, level }) => !gridModules.includes(module) || !levelsIn(module).includes(level),
  );
  if (wrong >= 0) {
    const pointer = `/levels/${wrong}/level`;
    return invalid(pointer, 'level', 'must be a level of a module that has levels');
  }
  const changed = Object.fromEntries(levels.map(({ module, level }) => [module, level]));
  return { ...role, levels: { ...role.levels, ...changed }, flags };
}

export const copyOf = (role: Role, accountId: string): CustomRole => ({
  id: '',
  accountId,
  name: '',
  description: '',
  basedOn: baseOf(role),
  levels: levelsOf(role),
  flags: flagsOf(role),
  version: 1,
});

/** Gives another role to everybody who has or is promised one. Memberships hold roles by value. */
export function reassign(state: TenantState, id: string, role: Role): void {
  const next = <T extends { role: Role }>(holder: T): T =>
    idOf(holder.role) === id ? { ...holder, role } : holder;
  state.memberships = state.memberships.map(next);
  state.suspended = state.suspended.map(next);
  for (const token of Object.values(state.apiTokens)) {
    if (token.roleId === id) state.apiTokens[token.id] = { ...token, roleId: idOf(role) };
  }
  state.invitations = Object.fromEntries(
    Object.entries(state.invitations).map(([key, invitation]) => [key, next(invitation)]),
  );
}

export const isTaken = (
  { roles }: TenantState,
  accountId: string,
  { name, ownId }: { name: string; ownId?: string },
): boolean =>
  [...systemRoles, ...rowsIn(roles, accountId)].some(
    (role) => idOf(role) !== ownId && plain(shownRole(role).roleName) === plain(name),
  );

export const nameTaken = () =>
  refuse('NAME_TAKEN', {
    errors: [{ pointer: '/name', code: 'unique', detail: 'is the name of another role' }],
  });
