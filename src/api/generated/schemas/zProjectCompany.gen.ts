// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline } from './options.gen';
import { zCompanyStatus } from './zCompanyStatus.gen';

/**
 * A company that works on the project.
 */
export const zProjectCompany = z.object({
    id: z.string(),
    name: z.string(),
    code: z.string(),
    trade: z.nullable(zDiscipline),
    status: zCompanyStatus,
    lead: z.boolean(),
    memberCount: z.int().check(z.gte(0))
});
