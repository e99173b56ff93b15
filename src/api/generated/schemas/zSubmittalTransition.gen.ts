// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemStatus } from './zItemStatus.gen';
import { zReviewCode } from './zReviewCode.gen';

/**
 * Where it is to go, with what the way there needs.
 */
export const zSubmittalTransition = z.object({
    status: zItemStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    finalResponse: z.optional(zReviewCode)
});
