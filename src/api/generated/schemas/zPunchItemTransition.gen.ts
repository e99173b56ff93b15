// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemStatus } from './zPunchItemStatus.gen';
import { zPunchResolution } from './zPunchResolution.gen';

/**
 * The target status, with the fields that the transition requires.
 */
export const zPunchItemTransition = z.object({
    status: zPunchItemStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    resolution: z.optional(zPunchResolution),
    note: z.optional(z.string().check(z.maxLength(2000)))
});
