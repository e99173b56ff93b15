// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBulkAction } from './zBulkAction.gen';
import { zRecordStates } from './zRecordStates.gen';
import { zRfiChanges } from './zRfiChanges.gen';
import { zRfiTransition } from './zRfiTransition.gen';

export const zBulkUpdateRfisRequest = z.object({
    items: zRecordStates,
    action: zBulkAction,
    changes: z.optional(zRfiChanges),
    transition: z.optional(zRfiTransition)
});
