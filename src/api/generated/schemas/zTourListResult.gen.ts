// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zTourSummary } from './zTourSummary.gen';

export const zTourListResult = z.object({
    success: z.literal(true),
    data: z.array(zTourSummary),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});
