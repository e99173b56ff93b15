// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCommentVisibility } from './zCommentVisibility.gen';
import { zRecordId } from './zRecordId.gen';

export const zAddCommentRequest = z.object({
    body: z.string().check(z.minLength(1), z.maxLength(10000), z.regex(/\S/)),
    visibility: z.optional(zCommentVisibility),
    mentions: z.optional(z.array(zRecordId).check(z.maxLength(50)))
});
