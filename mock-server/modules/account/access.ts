import type { Access } from '../../core/access.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { lookUp } from '../../core/state/model.ts';

export const access = {
  apiTokenId: { find: ({ tenant }: LogCall, id) => lookUp(tenant.state.apiTokens, id) },
  domainId: {
    find: ({ tenant }: LogCall, id: string) => lookUp(tenant.state.signInDomains, id),
  },
  settings: { find: ({ tenant }: LogCall) => tenant.state.account },
} satisfies Access;
