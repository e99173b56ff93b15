// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zCreateModelVersionRequest = z.object({
    notes: z.optional(z.string().check(z.maxLength(1000))),
    file: z.string()
});
