// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';
import { zReviewCode } from './zReviewCode.gen';

export const zReviewSubmittalRequest = z.object({
    version: zRecordVersion,
    code: zReviewCode,
    comment: z.optional(z.string().check(z.maxLength(10000))),
    onBehalfOfId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});
