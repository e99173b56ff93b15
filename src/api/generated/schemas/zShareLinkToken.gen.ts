// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * At least 128 random bits in base64url. The portal puts it behind the `#` of the address of a public page, which
 * browsers never send to a server.
 *
 */
export const zShareLinkToken = z.string().check(z.minLength(22), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/));
