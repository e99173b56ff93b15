// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zWorkItemType } from './zWorkItemType.gen';

/**
 * What became of a record.
 */
export const zReminderResult = z.object({
    type: zWorkItemType,
    id: z.string(),
    outcome: z.string(),
    people: z.array(zPersonRef)
});
