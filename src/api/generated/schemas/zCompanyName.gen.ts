// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Unique in the account, regardless of case.
 */
export const zCompanyName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));
