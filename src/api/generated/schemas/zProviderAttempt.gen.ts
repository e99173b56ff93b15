// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A secret of the browser that began the sign-in. Without it, the answer of the provider is worth nothing.
 */
export const zProviderAttempt = z.string().check(z.minLength(1), z.maxLength(200));
