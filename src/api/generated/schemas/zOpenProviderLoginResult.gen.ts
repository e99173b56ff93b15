// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProviderLogin } from './zProviderLogin.gen';

/**
 * A sign-in that has begun.
 */
export const zOpenProviderLoginResult = z.object({
    success: z.literal(true),
    data: zProviderLogin
});
