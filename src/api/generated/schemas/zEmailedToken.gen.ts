// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A token from a link in an e-mail.
 */
export const zEmailedToken = z.string().check(z.minLength(1), z.maxLength(512));
