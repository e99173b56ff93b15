// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Where to go on, as nextCursor of the page before gave it.
 */
export const zCursor = z.string().check(z.minLength(1), z.maxLength(512));
