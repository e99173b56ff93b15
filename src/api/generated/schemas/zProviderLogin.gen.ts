// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProviderAttempt } from './zProviderAttempt.gen';

/**
 * A sign-in that has begun.
 */
export const zProviderLogin = z.object({
    url: z.url(),
    attempt: zProviderAttempt
});
