// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zOptOutReason } from './zOptOutReason.gen';

/**
 * Whether the user gets no notifications at all, regardless of the items.
 */
export const zNotificationOptOut = z.object({
    optedOut: z.boolean(),
    reason: z.nullable(zOptOutReason)
});
