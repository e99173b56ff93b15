// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmail } from './zEmail.gen';

/**
 * The signed-in user.
 */
export const zUser = z.object({
    id: z.string(),
    username: z.string(),
    email: zEmail,
    jobTitle: z.nullable(z.string()),
    avatarUrl: z.nullable(z.url()),
    locale: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    theme: z.nullable(z.string())
});
