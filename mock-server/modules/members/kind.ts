import { type Events, named } from '../../core/kinds/event.ts';
import { opaque } from '../../core/kinds/fields.ts';
import { follow, type Kind } from '../../core/kinds/kind.ts';
import type { TenantState } from '../../core/state/model.ts';
import { fileOfPicture } from '../../core/state/userPictures.ts';

export const kinds: readonly Kind[] = [
  {
    type: 'member',
    module: 'members',
    // The name and the picture of a person, which everybody sees who works with them.
    seesInAccount: (_, { userId, member, call }, id) =>
      id === userId ||
      call.tenant.state.memberships.some(
        (membership) => membership.userId === id && member(membership.projectId) !== null,
      ),
  },
];

export const followed = [
  follow(({ users }: TenantState) => Object.entries(users), {
    type: 'member',
    isChangedInPlace: true,
    module: (user, actorId) => (user.id === actorId ? 'profile' : 'members'),
    record: ({ id, username }) => ({ id, title: username }),
    projectId: () => null,
    fields: (user) => ({
      name: user.username,
      email: user.email,
      emailConfirmed: user.verified,
      newEmail: user.pendingEmail,
      jobTitle: user.jobTitle,
      phone: user.phone,
      picture: opaque(user.picture),
      locale: user.locale,
      timeZone: user.timeZone,
      theme: user.theme,
      accountAdmin: user.accountAdmin === true,
      suspended: user.suspended === true,
    }),
    changed: { accountAdmin: 'role_changed', suspended: 'status_changed' },
  }),
];

export const events: Events = {
  removeSecondFactor: {
    action: 'second_factor_removed',
    module: 'members',
    of: ({ tenant, params: { memberId = '' } }) =>
      named('member', memberId, tenant.state.users[memberId]?.username ?? memberId),
  },
};

export const files = ({ users }: TenantState) =>
  Object.values(users).map(({ picture }) => fileOfPicture(picture));
