// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zReviewCode } from './zReviewCode.gen';

export const zSubmittalReview = z.object({
    id: z.string(),
    code: zReviewCode,
    comment: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    onBehalfOf: z.nullable(zPersonRef)
});
