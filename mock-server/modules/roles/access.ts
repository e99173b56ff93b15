import type { Access } from '../../core/access.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { roleById } from '../../core/permissions/roles.ts';

export const access = {
  roleId: {
    find({ tenant, user }: LogCall, id) {
      const role = roleById(tenant.state, user().accountId, id);
      return typeof role === 'string' ? { system: role } : role;
    },
  },
} satisfies Access;
