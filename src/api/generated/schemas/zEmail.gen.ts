// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * An email address. Its case does not matter.
 */
export const zEmail = z.email().check(z.maxLength(254));
