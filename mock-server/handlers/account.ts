import type { components } from '../generated/contract.d.ts';
import { accountRolesOf, permittedInAccount } from '../permissions/account.ts';
import type { Handlers } from '../state/call.ts';

type Actions = components['schemas']['AccountAction'][];

/** The name of the account, which nothing changes yet. */
export const ACCOUNT_NAME = 'Meridian Builders';

export const handlers = {
  getAccount(call) {
    const permittedActions = permittedInAccount(accountRolesOf(call)) as Actions;
    return { status: 200, body: { success: true, data: { name: ACCOUNT_NAME, permittedActions } } };
  },
} satisfies Handlers;
