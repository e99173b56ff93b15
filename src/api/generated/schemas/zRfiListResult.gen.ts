// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemCounts } from './zItemCounts.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zRfiRow } from './zRfiRow.gen';

export const zRfiListResult = z.object({
    success: z.literal(true),
    data: z.array(zRfiRow),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    counts: zItemCounts
});
