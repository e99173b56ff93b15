import type { Access, MemberCall } from '../../core/access.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import { lookUp } from '../../core/state/model.ts';
import { membershipOf } from './team.ts';

export const access = {
  // A closed project is said before a person or an invitation is looked for.
  whole: { find: ({ member }: MemberCall) => member },
  memberId: {
    find({ tenant: { state }, member: { project } }: MemberCall, memberId) {
      const found = membershipOf(state, project.id, memberId);
      const invitation = lookUp(state.invitations, memberId);
      // A membership that nobody has changed has no version yet.
      if (found) return { memberId, version: found.membership.version ?? 1 };
      return invitation?.projectId === project.id ? { memberId } : null;
    },
    may: ({ member: { membership } }: MemberCall, { memberId }: { memberId: string }) =>
      (['view', 'update', 'remove'] as const).filter((action) =>
        isGranted(
          'team',
          membership.role,
          action,
          (rule) => rule === 'self' && memberId === membership.userId,
        ),
      ),
  },
  invitationId: {
    find({ tenant, member }: MemberCall, id) {
      const invitation = lookUp(tenant.state.invitations, id);
      return invitation?.projectId === member.project.id ? invitation : null;
    },
  },
  distributionGroupId: {
    find({ tenant, member }: MemberCall, id) {
      const group = lookUp(tenant.state.distributionGroups, id);
      return group?.projectId === member.project.id ? group : null;
    },
  },
} satisfies Access;
