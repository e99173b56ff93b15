// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPunchItemCounts } from './zPunchItemCounts.gen';
import { zPunchItemRow } from './zPunchItemRow.gen';

export const zPunchItemListResult = z.object({
    success: z.literal(true),
    data: z.array(zPunchItemRow),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    counts: zPunchItemCounts
});
