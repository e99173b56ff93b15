// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Panoramas that were selected together. Their uploads finish in any order, or days apart, but their scenes follow
 * the order of selection: a scene goes after those of its batch with a smaller position and before those with a
 * larger one. The first scene of a batch, and any scene without a batch, goes to the end of the tour.
 *
 */
export const zSceneBatch = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    place: z.int().check(z.gte(0), z.lte(999))
});
