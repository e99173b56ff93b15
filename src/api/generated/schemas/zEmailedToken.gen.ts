// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Token from the link in an email.
 */
export const zEmailedToken = z.string().check(z.minLength(1), z.maxLength(512));
