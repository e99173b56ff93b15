// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBulkOutcome } from './zBulkOutcome.gen';

export const zBulkResult = z.object({
    success: z.literal(true),
    data: z.object({
        succeeded: z.int().check(z.gte(0)),
        failed: z.int().check(z.gte(0)),
        results: z.array(zBulkOutcome)
    })
});
