// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemStatus } from './zItemStatus.gen';
import { zRfiCloseReason } from './zRfiCloseReason.gen';

/**
 * The target status, with the fields that the transition requires.
 */
export const zRfiTransition = z.object({
    status: zItemStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    closeReason: z.optional(zRfiCloseReason),
    officialResponseId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});
