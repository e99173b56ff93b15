import { type Events, exported } from '../../core/kinds/event.ts';
import { follow } from '../../core/kinds/kind.ts';
import { roleById, shownRole } from '../../core/permissions/roles.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';

export const followed = [
  follow(({ apiTokens }: TenantState) => Object.entries(apiTokens), {
    type: 'api_token',
    module: ({ userId }, actorId) => (userId === actorId ? 'profile' : 'account'),
    record: ({ id, name }) => ({ id, title: name }),
    projectId: () => null,
    fields: ({ userId, roleId, projectIds, expiresAt }, state) => {
      const role = roleById(state, state.users[userId]?.accountId ?? '', roleId);
      return {
        role: role && shownRole(role).roleName,
        projects: projectIds.map((id) => lookUp(state.projects, id)?.name ?? id),
        expiresAt,
      };
    },
  }),
];

export const events: Events = {
  deleteSession: { action: 'logout', module: 'profile' },
  deleteOtherSessions: { action: 'logout', module: 'profile' },
  updatePassword: { action: 'password_changed', module: 'profile' },
  createPasskey: { action: 'passkey_added', module: 'profile' },
  deletePasskey: { action: 'passkey_removed', module: 'profile' },
  verifyAuthenticator: { action: 'second_factor_added', module: 'profile' },
  resetRecoveryCodes: { action: 'updated', module: 'profile' },
  removeAuthenticator: { action: 'second_factor_removed', module: 'profile' },
  exportProfile: exported('profile'),
};
