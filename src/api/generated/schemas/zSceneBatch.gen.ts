// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Panoramas that were chosen together. Their uploads finish in any order, or days apart; their scenes stand one after
 * the other as they were chosen: a scene goes behind those of its batch with a smaller place and before those with a
 * larger one. The first of a batch is the tour's last, and without a batch every scene is.
 *
 */
export const zSceneBatch = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    place: z.int().check(z.gte(0), z.lte(999))
});
