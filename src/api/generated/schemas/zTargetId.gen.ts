// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Of which one.
 */
export const zTargetId = z.string().check(z.minLength(1), z.maxLength(64));
