// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompany } from './zCompany.gen';
import { zNextCursor } from './zNextCursor.gen';

/**
 * A page of companies.
 */
export const zCompanyListResult = z.object({
    success: z.literal(true),
    data: z.array(zCompany),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});
