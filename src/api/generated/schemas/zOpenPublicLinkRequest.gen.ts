// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zOpenPublicLinkRequest = z.object({
    token: z.string().check(z.minLength(1), z.maxLength(128)),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(128)))
});
