// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline } from './options.gen';
import { zCompanyContacts } from './zCompanyContacts.gen';
import { zCompanyStatus } from './zCompanyStatus.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A company of the account.
 */
export const zCompany = z.object({
    id: z.string(),
    name: z.string(),
    code: z.string(),
    trade: z.nullable(zDiscipline),
    status: zCompanyStatus,
    address: z.string(),
    taxId: z.string(),
    hideMembersFromOtherSubs: z.boolean(),
    contacts: zCompanyContacts,
    memberCount: z.int().check(z.gte(0)),
    projectCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});
