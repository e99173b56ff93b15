// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmail } from './zEmail.gen';

/**
 * Who wants to sign in.
 */
export const zOpenProviderLoginRequest = z.object({
    email: zEmail
});
