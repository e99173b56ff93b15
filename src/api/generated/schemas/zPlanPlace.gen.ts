// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A place on the plan, as fractions of its width from the left and of its height from the top.
 */
export const zPlanPlace = z.object({
    x: z.number().check(z.gte(0), z.lte(1)),
    y: z.number().check(z.gte(0), z.lte(1))
});
