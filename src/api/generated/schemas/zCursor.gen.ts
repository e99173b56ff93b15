// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The nextCursor of the previous page.
 */
export const zCursor = z.string().check(z.minLength(1), z.maxLength(512));
