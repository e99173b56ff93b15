// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Serves once; the answer brings its successor.
 */
export const zRefreshToken = z.string().check(z.minLength(1), z.maxLength(2048));
