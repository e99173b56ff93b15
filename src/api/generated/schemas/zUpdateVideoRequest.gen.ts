// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zVideoChapter } from './zVideoChapter.gen';

export const zUpdateVideoRequest = z.object({
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    chapters: z.optional(z.array(zVideoChapter).check(z.maxLength(100)))
});
