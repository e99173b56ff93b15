// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline } from './options.gen';
import { zCompanyCode } from './zCompanyCode.gen';
import { zCompanyContacts } from './zCompanyContacts.gen';
import { zCompanyName } from './zCompanyName.gen';
import { zCompanyStatus } from './zCompanyStatus.gen';

/**
 * The properties of a company that people set.
 */
export const zCompanyChanges = z.object({
    name: z.optional(zCompanyName),
    code: z.optional(zCompanyCode),
    trade: z.optional(zDiscipline),
    status: z.optional(zCompanyStatus),
    address: z.optional(z.string().check(z.maxLength(250))),
    taxId: z.optional(z.string().check(z.maxLength(40))),
    hideMembersFromOtherSubs: z.optional(z.boolean()),
    contacts: z.optional(zCompanyContacts)
});
