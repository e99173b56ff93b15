// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A code of the app that is set up.
 */
export const zVerifyAuthenticatorRequest = z.object({
    code: z.string().check(z.minLength(6), z.maxLength(10), z.regex(/^ *([0-9] *){6}$/))
});
