// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * Result for one record: success or a problem.
 */
export const zBulkOutcome = z.object({
    id: z.string(),
    ok: z.boolean(),
    version: z.nullable(z.int().check(z.gte(1))),
    problem: z.nullable(zProblem)
});
