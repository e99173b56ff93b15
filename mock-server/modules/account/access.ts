import type { Access } from '../../core/access.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { accountNamed, rowIn } from '../../core/state/account.ts';
import { tokenIn } from './apiTokens.ts';

export const access = {
  apiTokenId: {
    find: ({ tenant, user }: LogCall, id) => tokenIn(tenant.state, user().accountId, id),
  },
  domainId: {
    find: ({ tenant, user }: LogCall, id: string) =>
      rowIn(tenant.state.signInDomains, user().accountId, id),
  },
  settings: {
    find: ({ tenant, user }: LogCall) => accountNamed(tenant.state, user().accountId),
  },
} satisfies Access;
