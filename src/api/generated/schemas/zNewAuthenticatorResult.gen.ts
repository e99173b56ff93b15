// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNewAuthenticator } from './zNewAuthenticator.gen';

/**
 * A secret that waits for a code of the app.
 */
export const zNewAuthenticatorResult = z.object({
    success: z.literal(true),
    data: zNewAuthenticator
});
