// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Valid for one use; the answer contains the next one.
 */
export const zRefreshToken = z.string().check(z.minLength(1), z.maxLength(2048));
