// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The picture of the plan.
 */
export const zTourPlan = z.object({
    url: z.url(),
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1))
});
