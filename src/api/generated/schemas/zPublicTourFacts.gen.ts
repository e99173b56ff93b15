// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Tour properties; null for other kinds.
 */
export const zPublicTourFacts = z.object({
    sceneCount: z.int().check(z.gte(0))
});
