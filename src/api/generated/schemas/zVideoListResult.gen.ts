// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zVideo } from './zVideo.gen';

export const zVideoListResult = z.object({
    success: z.literal(true),
    data: z.array(zVideo),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});
