// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zAddVideoCommentRequest = z.object({
    body: z.string().check(z.minLength(1), z.maxLength(10000), z.regex(/\S/)),
    atSec: z.optional(z.number().check(z.gte(0), z.lte(86400)))
});
