// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemCounts } from './zItemCounts.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zSubmittalRow } from './zSubmittalRow.gen';

export const zSubmittalListResult = z.object({
    success: z.literal(true),
    data: z.array(zSubmittalRow),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    counts: zItemCounts
});
