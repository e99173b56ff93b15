// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBulkAction } from './zBulkAction.gen';
import { zPunchItemChanges } from './zPunchItemChanges.gen';
import { zPunchItemTransition } from './zPunchItemTransition.gen';
import { zRecordStates } from './zRecordStates.gen';

export const zBulkUpdatePunchItemsRequest = z.object({
    items: zRecordStates,
    action: zBulkAction,
    changes: z.optional(zPunchItemChanges),
    transition: z.optional(zPunchItemTransition)
});
