// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A moment of a video, in seconds from its beginning.
 */
export const zTimeAnchor = z.object({
    kind: z.literal('time'),
    atSec: z.number().check(z.gte(0), z.lte(864000))
});
