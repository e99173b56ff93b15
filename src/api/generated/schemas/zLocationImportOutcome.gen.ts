// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldProblem } from './zFieldProblem.gen';

/**
 * What a row becomes.
 */
export const zLocationImportOutcome = z.object({
    action: z.enum([
        'create',
        'skip',
        'fault'
    ]),
    locationId: z.nullable(z.string()),
    faults: z.array(zFieldProblem)
});
