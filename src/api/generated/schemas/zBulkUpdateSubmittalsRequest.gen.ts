// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBulkAction } from './zBulkAction.gen';
import { zRecordStates } from './zRecordStates.gen';
import { zSubmittalChanges } from './zSubmittalChanges.gen';
import { zSubmittalTransition } from './zSubmittalTransition.gen';

export const zBulkUpdateSubmittalsRequest = z.object({
    items: zRecordStates,
    action: zBulkAction,
    changes: z.optional(zSubmittalChanges),
    transition: z.optional(zSubmittalTransition)
});
