// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldChange } from './zFieldChange.gen';
import { zHistoryAction } from './zHistoryAction.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * Recorded with the change and never edited.
 */
export const zHistoryEntry = z.object({
    id: z.string(),
    at: z.iso.datetime({ offset: true }),
    actor: zPersonRef,
    action: zHistoryAction,
    changes: z.array(zFieldChange),
    reason: z.nullable(z.string())
});
