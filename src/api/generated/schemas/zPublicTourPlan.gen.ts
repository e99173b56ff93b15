// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zPublicTourPlan = z.object({
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1))
});
