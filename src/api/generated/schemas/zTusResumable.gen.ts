// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Version of the tus protocol that the client speaks. Any version except 1.0.0 fails with TUS_VERSION_UNSUPPORTED.
 */
export const zTusResumable = z.string().check(z.minLength(1), z.maxLength(20));
