// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zPublicTimelapse = z.object({
    id: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    everySec: z.int(),
    fps: z.int(),
    frameCount: z.int().check(z.gte(1)),
    missingCount: z.int().check(z.gte(0)),
    isComplete: z.boolean()
});
