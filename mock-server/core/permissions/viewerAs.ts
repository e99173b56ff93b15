import { lookUp, type TenantState, type User } from '../state/model.ts';
import type { SeeAsClaim } from '../state/sessions/viewing.ts';
import { idOf, roleById, shownRole } from './roles.ts';

/** Returns the caller as the member or the role that they look as; null if these are gone. */
export function viewerAs(state: TenantState, claim: SeeAsClaim, { id: byId }: User): User | null {
  const { projectId, userId, roleId, companyId = null } = claim;
  if (userId !== undefined) {
    const person = lookUp(state.users, userId);
    if (!person) return null;
    const { accountAdmin: _, ...rest } = person;
    return { ...rest, viewing: { byId, projectId, companyId: null } };
  }
  const role = roleById(state, roleId ?? '');
  if (!role) return null;
  return {
    id: `usr_as-${idOf(role)}`,
    username: shownRole(role).roleName,
    // Nobody gets mail at this name (RFC 2606).
    email: 'see-as@portal.invalid',
    passwordHash: null,
    verified: true,
    jobTitle: null,
    viewing: { byId, projectId, role, companyId },
  };
}
