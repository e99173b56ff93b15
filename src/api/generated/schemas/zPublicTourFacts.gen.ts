// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What only a tour has.
 */
export const zPublicTourFacts = z.object({
    sceneCount: z.int().check(z.gte(0))
});
