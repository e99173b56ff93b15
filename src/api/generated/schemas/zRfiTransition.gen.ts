// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemStatus } from './zItemStatus.gen';
import { zRfiCloseReason } from './zRfiCloseReason.gen';

/**
 * Where it is to go, with what the way there needs.
 */
export const zRfiTransition = z.object({
    status: zItemStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    closeReason: z.optional(zRfiCloseReason),
    officialResponseId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});
