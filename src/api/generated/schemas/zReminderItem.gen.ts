// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';
import { zWorkItemType } from './zWorkItemType.gen';

/**
 * A record to remind of.
 */
export const zReminderItem = z.object({
    type: zWorkItemType,
    id: zRecordId
});
