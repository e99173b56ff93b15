// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPriority, zPunchItemStatus } from './options.gen';
import { zParty } from './zParty.gen';
import { zWorkItemType } from './zWorkItemType.gen';

/**
 * A punch item, RFI or submittal in a combined list.
 */
export const zWorkItem = z.object({
    type: zWorkItemType,
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    status: zPunchItemStatus,
    priority: zPriority,
    dueDate: z.nullable(z.iso.date()),
    overdue: z.boolean(),
    ballInCourt: z.array(zParty),
    daysInCourt: z.int().check(z.gte(0))
});
