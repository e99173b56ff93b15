import type { GuardedHandlers } from '../../../core/access.ts';
import { DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { accountTokens, tokensOf } from '../apiTokens.ts';

export const handlers = {
  listAccountApiTokens: (call) =>
    ok(tokensOf(call, accountTokens(call.tenant.state, call.user().accountId))),

  deleteAccountApiToken({ tenant, records }) {
    delete tenant.state.apiTokens[records.apiToken.id];
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
