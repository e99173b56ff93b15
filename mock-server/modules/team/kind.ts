import { name } from '../../core/kinds/fields.ts';
import { follow, kind } from '../../core/kinds/kind.ts';
import { permits } from '../../core/permissions/grants.ts';
import { shownRole } from '../../core/permissions/roles.ts';
import type { Membership, TenantState } from '../../core/state/model.ts';

const membershipRows = ({ memberships, suspended }: TenantState) =>
  [...memberships, ...suspended].map(
    (membership) =>
      [`${membership.projectId} ${membership.userId}`, membership] as const satisfies [
        string,
        Membership,
      ],
  );

export const kinds = [
  kind('invitations', {
    type: 'invitation',
    module: 'team',
    title: ({ email }) => email,
    fields: ({ role, companyId, expiresAt }, state) => ({
      role: shownRole(role).roleName,
      company: name(state, companyId),
      expiresAt,
    }),
    created: 'invited',
    sees: (_, { membership, project }) => permits('team', membership.role, project, 'invite'),
    isPersonal: true,
  }),
  kind('distributionGroups', {
    type: 'distribution_group',
    module: 'team',
    isChangedInPlace: true,
    title: (group) => group.name,
    fields: (group, state) => ({
      name: group.name,
      members: group.memberIds.map((id) => name(state, id)),
    }),
    isPersonal: true,
  }),
];

export const followed = [
  follow(membershipRows, {
    type: 'member',
    isChangedInPlace: true,
    module: 'team',
    record: ({ userId }, state) => ({ id: userId, title: name(state, userId) ?? '' }),
    projectId: ({ projectId }) => projectId,
    fields: ({ role, companyId }, state) => ({
      role: shownRole(role).roleName,
      company: name(state, companyId),
    }),
    changed: { role: 'role_changed' },
  }),
];
