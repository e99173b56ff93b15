// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zReminderResult } from './zReminderResult.gen';

/**
 * One result per record.
 */
export const zRemindersResult = z.object({
    success: z.literal(true),
    data: z.array(zReminderResult)
});
