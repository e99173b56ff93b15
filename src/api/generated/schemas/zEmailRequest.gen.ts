// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmail } from './zEmail.gen';

/**
 * The address to which the host sends an email, if it has an account.
 */
export const zEmailRequest = z.object({
    email: zEmail
});
