// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailedToken } from './zEmailedToken.gen';

/**
 * The token from the email that confirms the address.
 */
export const zVerifyEmailRequest = z.object({
    token: zEmailedToken
});
