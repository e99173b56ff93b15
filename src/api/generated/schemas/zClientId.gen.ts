// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the provider calls the portal.
 */
export const zClientId = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[!-~]+$/));
