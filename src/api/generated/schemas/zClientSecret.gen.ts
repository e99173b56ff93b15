// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Only written. No answer contains it.
 */
export const zClientSecret = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[!-~]+$/));
