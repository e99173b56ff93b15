// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zWorkItem } from './zWorkItem.gen';
import { zWorkItemCounts } from './zWorkItemCounts.gen';

/**
 * Records of all logs together, most urgent first or as a search ranks them.
 */
export const zWorkItemListResult = z.object({
    success: z.literal(true),
    data: z.array(zWorkItem),
    total: z.int().check(z.gte(0)),
    counts: zWorkItemCounts
});
