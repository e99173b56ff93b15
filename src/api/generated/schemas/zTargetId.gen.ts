// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The target.
 */
export const zTargetId = z.string().check(z.minLength(1), z.maxLength(64));
