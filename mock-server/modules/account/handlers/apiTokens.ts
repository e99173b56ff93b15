import type { GuardedHandlers } from '../../../core/access.ts';
import { DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { tokensOf } from '../apiTokens.ts';

export const handlers = {
  listAccountApiTokens: (call) => ok(tokensOf(call, Object.values(call.tenant.state.apiTokens))),

  deleteAccountApiToken({ tenant, records }) {
    delete tenant.state.apiTokens[records.apiToken.id];
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
