// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zVideoChapter = z.object({
    atSec: z.number().check(z.gte(0), z.lte(86400)),
    label: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/))
});
