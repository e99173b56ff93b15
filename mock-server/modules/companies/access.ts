import type { Access } from '../../core/access.ts';
import type { MockCall } from '../../core/members/members.ts';
import { accountRolesOf } from '../../core/permissions/account.ts';
import { rowIn } from '../../core/state/account.ts';
import type { Company } from '../../core/state/companies.ts';
import { grantsOf } from './companies.ts';

export const access = {
  companyId: {
    find: ({ tenant, user }: MockCall, id) => rowIn(tenant.state.companies, user().accountId, id),
    may: (call: MockCall, company: Company) => [
      'view',
      ...grantsOf(call, accountRolesOf(call), company),
    ],
  },
} satisfies Access;
