import { accountRolesOf, isGrantedInAccount } from '../permissions/account.ts';
import { idOf, roleById, shownRole } from '../permissions/roles.ts';
import { rowIn } from '../state/account.ts';
import { lookUp, type User } from '../state/model.ts';
import type { Role } from '../state/roles.ts';
import type { SeeAsClaim } from '../state/sessions/viewing.ts';
import type { Tenant } from '../state/tenant.ts';
import { type MockCall, memberOf } from './members.ts';

/** Returns the role with which somebody may look at a project as others see it; null if they may not. */
export function viewingRole(call: MockCall, projectId: string): Role | null {
  const member = memberOf(call, projectId);
  if (!member) return null;
  const inProject = (_: string, ids: readonly string[]) => ids.includes(projectId);
  const may = isGrantedInAccount(
    'roles',
    accountRolesOf(call, member.project.accountId),
    'see_as',
    inProject,
  );
  return may ? member.membership.role : null;
}

/**
 * Returns the caller as the member or the role that they look as; null if these are gone, or if the caller may not look any
 * more.
 */
export function viewerAs(tenant: Tenant, claim: SeeAsClaim, user: User): User | null {
  const { projectId, userId, roleId, companyId = null } = claim;
  const { state } = tenant;
  const { id: byId } = user;
  const ownRole = viewingRole({ tenant, user: () => user }, projectId);
  const project = lookUp(state.projects, projectId);
  if (!ownRole || !project) return null;
  if (userId !== undefined) {
    // A guest is looked at by nobody: what they see of their own account is not of this one.
    const person = rowIn(state.users, project.accountId, userId);
    if (!person) return null;
    const { accountAdmin: _, ...rest } = person;
    return { ...rest, viewing: { byId, projectId, ownRole, companyId: null } };
  }
  const role = roleById(state, project.accountId, roleId ?? '');
  if (!role) return null;
  return {
    id: `usr_as-${idOf(role)}`,
    accountId: project.accountId,
    username: shownRole(role).roleName,
    // Nobody gets mail at this name (RFC 2606).
    email: 'see-as@portal.invalid',
    passwordHash: null,
    verified: true,
    jobTitle: null,
    viewing: { byId, projectId, ownRole, role, companyId },
  };
}
