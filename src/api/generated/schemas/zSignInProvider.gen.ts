// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * How the people of a domain sign in.
 */
export const zSignInProvider = z.object({
    companyName: z.string(),
    required: z.boolean()
});
