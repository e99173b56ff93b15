// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A time in a video, in seconds from the start.
 */
export const zTimeAnchor = z.object({
    kind: z.literal('time'),
    atSec: z.number().check(z.gte(0), z.lte(864000))
});
