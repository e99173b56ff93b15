// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemStatus } from './zItemStatus.gen';
import { zReviewCode } from './zReviewCode.gen';

/**
 * The target status, with the fields that the transition requires.
 */
export const zSubmittalTransition = z.object({
    status: zItemStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    finalResponse: z.optional(zReviewCode)
});
