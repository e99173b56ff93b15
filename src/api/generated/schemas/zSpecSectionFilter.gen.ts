// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Spec section, for example 23 21 23.
 */
export const zSpecSectionFilter = z.array(z.string().check(z.minLength(1), z.maxLength(20))).check(z.maxLength(50));
