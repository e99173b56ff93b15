// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zReminderItem } from './zReminderItem.gen';

/**
 * The records that the caller waits for.
 */
export const zCreateRemindersRequest = z.object({
    items: z.array(zReminderItem).check(z.minLength(1), z.maxLength(200))
});
