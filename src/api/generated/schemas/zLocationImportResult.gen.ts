// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocationImportOutcome } from './zLocationImportOutcome.gen';

/**
 * One outcome per row, in the order of the request.
 */
export const zLocationImportResult = z.object({
    success: z.literal(true),
    data: z.object({
        rows: z.array(zLocationImportOutcome),
        createCount: z.int().check(z.gte(0)),
        skipCount: z.int().check(z.gte(0)),
        faultCount: z.int().check(z.gte(0)),
        isImported: z.boolean()
    })
});
