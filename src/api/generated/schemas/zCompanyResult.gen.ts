// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompany } from './zCompany.gen';

/**
 * A company.
 */
export const zCompanyResult = z.object({
    success: z.literal(true),
    data: zCompany
});
