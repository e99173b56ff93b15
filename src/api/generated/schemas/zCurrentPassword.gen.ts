// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The present password of the signed-in user.
 */
export const zCurrentPassword = z.string().check(z.minLength(1), z.maxLength(128));
