// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zModel } from './zModel.gen';
import { zNextCursor } from './zNextCursor.gen';

export const zModelListResult = z.object({
    success: z.literal(true),
    data: z.array(zModel),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});
