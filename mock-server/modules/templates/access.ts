import type { Access } from '../../core/access.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { rowIn } from '../../core/state/account.ts';

export const access = {
  templateId: {
    find: ({ tenant, user }: LogCall, id) => rowIn(tenant.state.templates, user().accountId, id),
  },
} satisfies Access;
